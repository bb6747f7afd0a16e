const lookEveryMs = 250;

/**
 * Calls back once when npm, or the shell that npm runs a script in, ended without a word to this process: killed, or a shell
 * that keeps signals to itself. A start without npm is left alone, since a terminal may be closed behind it on purpose.
 * @param {() => void} callBack
 * @returns {() => void} ends the watch
 */
export function onParentGone(callBack) {
  if (process.env['npm_lifecycle_event'] === undefined) return () => {};
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callBack();
  }, lookEveryMs);
  watch.unref();
  return () => clearInterval(watch);
}
