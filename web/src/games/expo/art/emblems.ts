// Line drawings of the technologies, in a field of 120 by 66; `solid` parts are filled with brass.

export interface Emblem {
  lines: string;
  solid?: string;
}

const GEAR = "M60 12a21 21 0 1 0 0 42 21 21 0 0 0 0-42zM60 25a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM60 4v8M60 54v8M31 33h8M81 33h8M39.500 12.500l6 6M74.500 47.500l6 6M80.500 12.500l-6 6M45.500 47.500l-6 6";

export const EMBLEMS: Record<string, Emblem> = {
  "combustion-engine": {
    lines: "M12 62h44M18 62V44h32v18M22 44V14h24v30M17 14h34M24 8h20v6M34 8V2M16 22h36M16 29h36M16 36h36M86 18a20 20 0 1 0 0 40 20 20 0 0 0 0-40zM86 23a15 15 0 1 0 0 30 15 15 0 0 0 0-30zM86 23v30M71 38h30M75 27l22 22M97 27 75 49M50 52c8 5 16 6 24 3",
    solid: "M29 18h10v18H29zM86 34a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  },
  batteries: {
    lines: "M14 18h26v44H14zM47 18h26v44H47zM80 18h26v44H80zM14 30h26M47 30h26M80 30h26M21 18v-7h12v7M54 18v-7h12v7M87 18v-7h12v7M27 11V5h33v6M93 11V5",
    solid: "M17 33h20v26H17zM50 33h20v26H50zM83 33h20v26H83z",
  },
  "high-speed-tool-steel": {
    lines: "M8 30h40M8 42h40M8 30v12M60 12a24 24 0 0 1 0 48M60 12v48M84 36h28M96 24v24M66 20h12M66 30h16M66 42h16M66 52h12",
    solid: "M48 27h14l10 9-10 9H48z",
  },
  "time-study": {
    lines: "M60 14a24 24 0 1 0 0 48 24 24 0 0 0 0-48zM60 14V6M52 4h16M60 22v-3M60 57v-3M44 38h-3M79 38h-3M78 18l5-5",
    solid: "M60 20a18 18 0 0 1 12.700 30.700L60 38z",
  },
  electrolysis: {
    lines: "M28 22v36c0 3 2 4 4 4h56c2 0 4-1 4-4V22M28 34h64M44 50V10M76 50V10M44 10H16M76 10h28M52 44v-3M60 52v-3M66 42v-3M56 58v-3",
    solid: "M40 24h8v28h-8zM72 24h8v28h-8z",
  },
  "wire-drawing-mill": {
    lines: "M26 12a22 22 0 1 0 0 44 22 22 0 0 0 0-44zM26 27a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM26 12h44l8 14h34M26 17h42l7 12h37M94 20v20M94 40l-8 22h16z",
    solid: "M70 8h14l6 22H76z",
  },
  "tabulating-machine": {
    lines: "M18 20h84v34H18zM26 54v8M94 54v8M28 14h64v6M28 28h64M34 33v5M42 33v5M50 33v5M58 33v5M66 33v5M74 33v5M82 33v5",
    solid: "M30 42h10v7H30zM46 42h10v7H46zM62 42h10v7H62zM78 42h10v7H78z",
  },
  "steel-metallurgy": {
    lines: "M44 8h32M48 8c0 10-10 16-10 30 0 12 8 20 22 20s22-8 22-20C82 24 72 18 72 8M30 38h-8M98 38h-8M22 28v24M98 28v24M60 58v6",
    solid: "M46 40c6-5 10 4 15 0s9 3 14-1c-1 9-7 13-15 13s-13-4-14-12z",
  },
};

export function emblem(technology: string): Emblem {
  return EMBLEMS[technology] ?? { lines: GEAR };
}
