/** Nonce of this page for styles that are made at run time. The server writes it into the page; `vite` alone has none. */
export function styleNonce(): string | undefined {
  // The attribute reads as empty for scripts; the property does not.
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

/**
 * Gives the nonce to every style element that script makes. antd asks for it, but its scroll lock and its measuring of
 * scroll bars do not pass it on. The policy keeps out styles that come as markup; our own script was let in already.
 */
export function nonceOwnStyles(): void {
  const nonce = styleNonce();
  if (nonce === undefined) return;
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  }) as typeof document.createElement;
}
