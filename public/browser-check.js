/* Runs before the application in every browser there is, so it is written in the oldest JavaScript. */
(function () {
  var canRun =
    'noModule' in document.createElement('script') &&
    Array.prototype.at &&
    String.prototype.replaceAll &&
    window.ResizeObserver &&
    window.CSS &&
    CSS.supports('aspect-ratio: 1');
  if (!canRun) {
    window.location.replace('/old-browser.html');
    return;
  }
  var isWhole =
    Object.hasOwn &&
    window.structuredClone &&
    Array.prototype.findLast &&
    Array.prototype.with &&
    URL.canParse &&
    AbortSignal.timeout &&
    CSS.supports('selector(:has(a))');
  // Written into the page, so that it has run when the application begins.
  if (!isWhole) document.write('<script src="/older-browsers.js"><\/script>');
})();
