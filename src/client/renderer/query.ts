/** What stands behind the question mark of an address of the application. */
export const queryOf = (path: string): URLSearchParams =>
  new URLSearchParams(path.includes('?') ? path.slice(path.indexOf('?')) : '');
