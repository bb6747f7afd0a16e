/** The lines that differ between two texts of equally many lines, as `12- old` and `12+ new`; edits inside lines make no new ones. */
export function changedLines(before: string, after: string): string[] {
  const old = before.split('\n');
  return after
    .split('\n')
    .flatMap((line, index) =>
      line === old[index]
        ? []
        : [`${index + 1}- ${old[index]?.trim() ?? ''}`, `${index + 1}+ ${line.trim()}`],
    );
}
