// What browsers have and the tests' pretended one has not.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
