import tones from '../../widgets/badge.module.css';
import styles from './layout.module.css';

/** The look of a place: the colour of its state as a badge has it, or that of no state and of no place. */
export const toneOf = (color: string): string | undefined => tones[color] ?? styles[color];
