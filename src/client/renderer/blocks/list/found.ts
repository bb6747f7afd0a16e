import type { EntityModel } from '../../../../contract/model.ts';
import type { FilterValues } from '../../data.ts';
import type { ListModel } from './setup.ts';

/** A piece of a text: what was searched for, or what stands around it. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text cut where a word stands in it, whether it is written large or small. */
export function piecesOf(text: string, word: string): Piece[] {
  const [all, wanted] = [text.toLowerCase(), word.toLowerCase()];
  // Letters whose small form is longer would put every place after them out of step.
  if (wanted === '' || all.length !== text.length) return [{ text, isFound: false }];
  const pieces: Piece[] = [];
  const add = (from: number, to: number, isFound: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isFound });
  };
  let end = 0;
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, end)) {
    add(end, at, false);
    end = at + wanted.length;
    add(at, end, true);
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
