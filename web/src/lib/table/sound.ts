// A few small sounds, made when they are wanted; silent unless the settings ask for them.
import { settings } from "../settings.svelte";

const SOUNDS = {
  turn: [[659, 0], [880, 0.12]],
  act: [[523, 0]],
  gain: [[784, 0], [988, 0.07]],
  refused: [[196, 0]],
  end: [[523, 0], [659, 0.14], [784, 0.28], [1047, 0.42]],
} as const satisfies Record<string, readonly (readonly [frequency: number, at: number])[]>;

let context: AudioContext | null = null;

export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [frequency, at] of SOUNDS[name]) {
    const start = context.currentTime + at;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = "sine";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.32);
  }
}
