import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { OptionSpec, OptionSpecs } from '../src/index.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CODE = ['packages', 'apps', 'e2e', 'bench', 'docs'];
const NOT_OURS = new Set(['node_modules', 'dist', 'generated', 'data']);

/** A game's rules by id, as its `RULES.md` has them: `AU` or `DK` and the text of each section. */
interface RulesPage {
  readonly prefix: string;
  readonly sections: ReadonlyMap<string, string>;
}

/** Reads `packages/<game>/RULES.md`; each id is a heading of its own, so that it can be linked to. */
export function readRulesPage(game: string, prefix: string): RulesPage {
  const text = readFileSync(join(ROOT, 'packages', game, 'RULES.md'), 'utf8');
  const sections = new Map<string, string>();
  for (const part of text.split(/^#+ /m)) {
    const [heading = '', ...lines] = part.split('\n');
    if (!new RegExp(`^${prefix}-\\d+$`).test(heading)) continue;
    if (sections.has(heading)) throw new Error(`${heading} stands twice in the rules of ${game}`);
    sections.set(heading, lines.join('\n'));
  }
  return { prefix, sections };
}

function filesUnder(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesUnder(path);
    return /\.(ts|tsx|md|css)$/.test(entry.name) ? [path] : [];
  });
}

function idsIn(text: string, prefix: string): readonly string[] {
  return text.match(new RegExp(`\\b${prefix}-\\d+\\b`, 'g')) ?? [];
}

/** The rules that are numbered without a gap, from 1 on. */
export function expectNumbered({ prefix, sections }: RulesPage): void {
  expect([...sections.keys()]).toEqual([...sections].map((_, i) => `${prefix}-${i + 1}`));
}

/** Every id that code, tests and documents name is a section of the page. */
export function expectIdsExist({ prefix, sections }: RulesPage): void {
  const unknown = CODE.flatMap(filesUnder).flatMap((path) =>
    idsIn(readFileSync(join(ROOT, path), 'utf8'), prefix)
      .filter((id) => !sections.has(id))
      .map((id) => `${path}: ${id}`),
  );
  expect(unknown).toEqual([]);
}

/** Every section is named by a test: in so many words, since a range from one id to another would name anything. */
export function expectTested({ prefix, sections }: RulesPage): void {
  const named = new Set<string>();
  for (const path of CODE.flatMap(filesUnder).filter((one) => one.endsWith('.test.ts'))) {
    const code = readFileSync(join(ROOT, path), 'utf8')
      .replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
      .replaceAll(/\b[A-Z]{2}-\d+ … [A-Z]{2}-\d+/g, '');
    for (const id of idsIn(code, prefix)) named.add(id);
  }
  expect([...sections.keys()].filter((id) => !named.has(id))).toEqual([]);
}

function otherValues(spec: OptionSpec): readonly string[] {
  switch (spec.kind) {
    case 'choice':
      return spec.values.filter((value) => value !== spec.default).map((value) => `\`${value}\``);
    case 'flag':
      return [`\`${!spec.default}\``];
    case 'number':
      return [`from ${spec.min} to ${spec.max}`];
  }
}

/** Every option stands on the page with its default and its other values, and no other option does. */
export function expectOptions({ sections }: RulesPage, specs: OptionSpecs): void {
  const found = new Map<string, string>();
  for (const part of [...sections.values()].flatMap((section) => section.split(/^Option /m).slice(1))) {
    const [, name = '', words = ''] = /^`(\w+)`,(.*)/s.exec(part) ?? [];
    found.set(name, words);
  }
  expect([...found.keys()].sort()).toEqual(Object.keys(specs).sort());
  for (const [name, spec] of Object.entries(specs)) {
    const words = found.get(name) ?? '';
    expect(words, name).toMatch(new RegExp(`^ by default \`${spec.default}\``));
    for (const value of otherValues(spec)) expect(words, name).toContain(value);
  }
}
