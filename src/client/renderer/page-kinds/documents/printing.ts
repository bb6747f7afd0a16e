import { PAPERS } from '../../../../contract/print/sheet.ts';
import type { PrintPage } from '../../../../contract/generated/meta.ts';

/**
 * Prints what stands in the printing box and nothing else, on the paper of the document. The rules live in a style element that
 * is there for that long. The browser blocks until its dialog is closed.
 */
export function printSheets(kind: PrintPage['paper']): void {
  const { width, height } = PAPERS[kind];
  const style = document.createElement('style');
  style.textContent = `@page { size: ${width}mm ${height}mm; margin: 0 }
     @media print { body > *:not([data-printing]) { display: none !important } body { margin: 0; background: #fff } }`;
  document.head.append(style);
  try {
    window.print();
  } finally {
    style.remove();
  }
}
