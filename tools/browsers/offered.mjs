/**
 * What browsers offer to scripts beside the language, with the supported ones that lack it. es-check knows the language alone.
 * A script that asks first whether it is there may use it.
 */
const LACKED = {
  adoptedStyleSheets: 'Safari before 16.4',
  replaceSync: 'Safari before 16.4',
  requestIdleCallback: 'Safari',
  OffscreenCanvas: 'Safari before 16.4',
  CompressionStream: 'Safari before 16.4',
  DecompressionStream: 'Safari before 16.4',
  Segmenter: 'Firefox before 125',
  DurationFormat: 'Chromium before 129',
  supportedValuesOf: 'Chromium before 99',
  showPicker: 'Chromium before 99, Safari before 16',
  checkVisibility: 'Chromium before 105, Safari before 17.4',
  showPopover: 'Chromium before 114, Safari before 17',
  hidePopover: 'Chromium before 114, Safari before 17',
  togglePopover: 'Chromium before 114, Safari before 17',
  startViewTransition: 'Chromium before 111, Safari before 18',
  caretPositionFromPoint: 'Chromium before 128',
  caretRangeFromPoint: 'Firefox',
  scrollIntoViewIfNeeded: 'Firefox',
  reportError: 'Chromium before 95',
  userAgentData: 'Safari, Firefox',
  BarcodeDetector: 'Safari, Firefox',
  EyeDropper: 'Safari, Firefox',
  showOpenFilePicker: 'Safari, Firefox',
  showSaveFilePicker: 'Safari, Firefox',
  requestVideoFrameCallback: 'Firefox before 132',
  setHTMLUnsafe: 'Chromium before 124',
  moveBefore: 'Chromium before 133',
  getComposedRanges: 'Chromium before 137',
  webkitSpeechRecognition: 'Firefox',
  randomUUID: 'every one on a page that came by plain http',
};

/** A file is judged as a whole: where it asks, what it does next is taken to stand behind the answer. */
const asksFor = (/** @type {string} */ name) =>
  new RegExp(
    [
      `[\`'"](?:on)?${name}[\`'"]\\s*in\\b`,
      `typeof [\\w$.]*\\b${name}\\b`,
      `\\b${name}(?:\\?|&&)`,
      `if\\([^()]*\\b${name}\\)`,
      `Reflect\\.get\\(\\w+,[\`'"]${name}[\`'"]\\)`,
    ].join('|'),
  );

const uses = (/** @type {string} */ name) => new RegExp(`(?:\\.|(?<![\\w$\`'"-]))${name}(?=[\\s(.;,=)[])`);

/** Safari before 16.4 reads no script that has one in an expression, and fails where one is made of a text. */
const LOOKBEHIND = /\(\?<[=!]/;
/** Of a library, made only for a caller who asks for the bounds of an address: nobody does. */
const NEVER_MADE = /\(\?:\(\?<=\\\\s\|\^\)\(\?=\$\{\w+\}\)\|\(\?<=\$\{\w+\}\)/g;

/**
 * What a script asks of browsers that some supported ones do not offer.
 * @param {string} script as it is served
 * @returns {string[]}
 */
export function offerProblems(script) {
  const lacked = Object.entries(LACKED)
    .filter(([name]) => uses(name).test(script) && !asksFor(name).test(script))
    .map(([name, where]) => `${name}, which is lacking in ${where}`);
  const looksBehind = LOOKBEHIND.test(script.replace(NEVER_MADE, ''));
  return looksBehind ? [...lacked, 'a lookbehind, which is lacking in Safari before 16.4'] : lacked;
}
