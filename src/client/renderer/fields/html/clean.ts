import DOMPurify from 'dompurify';
import { HTML_TAGS } from '../../../../contract/html.ts';
import { safeUrl } from '../../../session/safe-url.ts';

/**
 * Formatted text as nodes, with nothing in it but what the contract allows. The server cleans what it stores; this holds
 * even for what another server answers.
 */
export function cleanFragment(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...HTML_TAGS],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    const url = safeUrl(link.getAttribute('href'));
    if (url === undefined) {
      link.removeAttribute('href');
      continue;
    }
    link.href = url;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return fragment;
}
