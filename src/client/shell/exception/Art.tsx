import type { ReactNode } from 'react';
import type { ExceptionCode } from '../resolve.ts';
import styles from './exception.module.css';

/** The colour that was chosen for the product. */
const INK = 'currentColor';

const SIGNS: Readonly<Record<ExceptionCode, ReactNode>> = {
  // A lock.
  '403': (
    <>
      <path d="M107 66v-9a13 13 0 0 1 26 0v9" fill="none" stroke={INK} strokeWidth="5" />
      <rect x="99" y="65" width="42" height="34" rx="6" fill={INK} />
      <circle cx="120" cy="79" r="4.5" fill="#fff" />
      <path d="M120 81v8" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  // A magnifying glass over nothing.
  '404': (
    <>
      <circle cx="115" cy="70" r="20" fill="#fff" stroke={INK} strokeWidth="5" />
      <path d="m130 86 16 16" stroke={INK} strokeWidth="7" strokeLinecap="round" />
      <path d="M106 70h18" stroke={INK} strokeOpacity="0.45" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  // A triangle with a call sign.
  '500': (
    <>
      <path d="M120 46 149 98H91z" fill="#fff" stroke={INK} strokeWidth="5" strokeLinejoin="round" />
      <path d="M120 64v16" stroke={INK} strokeWidth="5" strokeLinecap="round" />
      <circle cx="120" cy="88.5" r="3" fill={INK} />
    </>
  ),
};

/** A window with a sign for what happened; the text says it in words. */
export function Art({ code, isNumbered = true }: { code: ExceptionCode; isNumbered?: boolean }) {
  return (
    <svg className={styles['art']} viewBox="0 0 240 150" aria-hidden="true">
      <ellipse cx="120" cy="138" rx="84" ry="7" fill="#e7ece9" />
      <rect x="48" y="14" width="144" height="112" rx="10" fill="#fff" stroke="#c9d6cf" strokeWidth="2" />
      <path d="M48 34V24a10 10 0 0 1 10-10h124a10 10 0 0 1 10 10v10z" fill={INK} fillOpacity="0.14" />
      {[60, 70, 80].map((x) => (
        <circle key={x} cx={x} cy="24" r="3" fill={INK} fillOpacity="0.45" />
      ))}
      {isNumbered && (
        <text x="182" y="29" textAnchor="end" fontSize="13" fontWeight="600" fill={INK}>
          {code}
        </text>
      )}
      {SIGNS[code]}
      <path d="M70 114h100" stroke="#e3eae6" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
