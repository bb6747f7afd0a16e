import { foldedText } from '../../../../contract/folded-text.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import type { FilterValues } from '../../data.ts';
import type { ListModel } from './setup.ts';

/** A piece of a text: what was searched for, or what stands around it. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A character with the marks on it: what the normal form writes as one stays together. */
const LETTER = /\P{M}\p{M}*|\p{M}+/gu;

/** A text cut where a word stands in it, however the two are written. */
export function piecesOf(text: string, word: string): Piece[] {
  const wanted = foldedText(word);
  if (wanted === '') return [{ text, isFound: false }];
  let folded = '';
  const begins: number[] = [];
  const ends: number[] = [];
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const form = foldedText(letter);
    folded += form;
    for (let at = 0; at < form.length; at += 1) {
      begins.push(index);
      ends.push(index + letter.length);
    }
  }
  const pieces: Piece[] = [];
  const add = (from: number, to: number, isFound: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isFound });
  };
  let end = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const [from, to] = [begins[at]!, ends[at + wanted.length - 1]!];
    add(end, from, false);
    add(Math.max(end, from), to, true);
    end = to;
  }
  add(end, text.length, false);
  return pieces;
}

const isSearched = ({ file, label }: EntityModel, name: string) => (file.search ?? [label]).includes(name);

/** The list with the word that was searched for, in the columns that are searched. */
export function withFound(model: ListModel, { Keyword }: FilterValues): ListModel {
  const word = typeof Keyword === 'string' ? Keyword.trim() : '';
  if (word === '') return model;
  return {
    ...model,
    columns: model.columns.map((column) =>
      isSearched(model.entity, column.field.name) && ['text', 'longtext'].includes(column.field.type)
        ? { ...column, found: word }
        : column,
    ),
  };
}
