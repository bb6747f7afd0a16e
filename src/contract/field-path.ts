/** The field that a path through references ends with: Shelf of `BookId.Shelf`, and a field's own name of itself. */
export const lastStep = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
