// Movements that last longer than a frame.
() => document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().activeDuration > 17)
  .map((one) => `${one.animationName ?? one.transitionProperty ?? one.constructor.name} of ` +
    `<${one.effect.target?.tagName.toLowerCase()} class="${one.effect.target?.getAttribute('class') ?? ''}">`)
