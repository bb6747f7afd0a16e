import { readFileSync } from 'node:fs';

/** The files that the README's tutorial has the reader write, by their path inside schemas/. */
export function tutorialFiles(): Map<string, unknown> {
  const readme = readFileSync('README.md', 'utf8');
  const files = new Map<string, unknown>();
  for (const [, path, json] of readme.matchAll(/`schemas\/([\w/-]+\.json)`\n\n```json\n([\s\S]*?)```/g))
    files.set(path!, JSON.parse(json!));
  return files;
}
