import type { Language } from '../../../src/presentation/language/languages.ts';
import type { Catalog, Entry } from '../catalog.ts';
import { tellings } from '../po.ts';
import type { PaintedSight, Sights } from '../samples/choose.ts';
import { escaped, message } from './message.ts';

/** Renders a sentence. It highlights the placeholders, since a translator must not translate them. */
const sentence = (text: string): string =>
  escaped(text)
    .replace(/\{[^{}]*\}/g, '<code>$&</code>')
    .replace(/\n/g, '<br>');

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

function picture({ file, width, height, spots }: PaintedSight): string {
  const boxes = spots.map(
    ({ number, x, y, w, h }) =>
      `<i class="box" data-k="${number}" style="left:${percent(x, width)};top:${percent(y, height)};width:${percent(w, width)};height:${percent(h, height)}"></i>`,
  );
  return `<div class="picture"><img src="${file}" alt="" loading="lazy" width="${width}" height="${height}">${boxes.join('')}</div>`;
}

const samples = ({ samples: all, pictures }: Sights): string =>
  all
    .map((sample, index) => {
      const shown = sample.scene === undefined ? undefined : pictures[sample.scene];
      return `<template id="sample-${index}">${message(sample, shown ? picture(shown) : '')}</template>`;
    })
    .join('\n');

interface NumberedEntry {
  readonly entry: Entry;
  readonly number: number;
}

function row({ entry, number }: NumberedEntry, language: Language, sights: Sights): string {
  const sample = sights.seenIn[number];
  const notes = tellings(entry).map(note => `<li>${sentence(note)}</li>`);
  const where =
    sample === undefined
      ? '<p class="unseen">No sample shows where this stands.</p>'
      : `<div class="where" data-sample="${sample}" data-number="${number}" tabindex="0"></div>`;
  return `<article id="${escaped(entry.key)}" class="${sample === undefined ? 'without' : ''}">
<p class="key"><a href="#${escaped(entry.key)}">${escaped(entry.key)}</a></p>
<p class="english" lang="en">${sentence(entry.english)}</p>
<p class="said" lang="${language}">${entry.text === '' ? '<em>not written yet</em>' : sentence(entry.text)}</p>
${notes.length > 0 ? `<ul>${notes.join('')}</ul>` : ''}
${where}
</article>`;
}

export const figuresOf = ({ entries }: Catalog, { seenIn }: Sights) => ({
  sentences: entries.length,
  seen: entries.filter((_, number) => seenIn[number] !== undefined).length,
});

export function page(catalog: Catalog, sights: Sights, style: string, script: string): string {
  const { language, entries } = catalog;
  const rooms = new Map<string, NumberedEntry[]>();
  entries.forEach((entry, number) => {
    rooms.set(entry.room, [...(rooms.get(entry.room) ?? []), { entry, number }]);
  });
  const { sentences, seen } = figuresOf(catalog, sights);
  const unseen = (all: readonly NumberedEntry[]) =>
    all.filter(({ number }) => sights.seenIn[number] === undefined).length;
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const sections = [...rooms].map(
    ([room, all]) => `<details id="room-${room}"><summary><h2>${room}</h2> <span>${all.length} sentences${
      unseen(all) > 0 ? `, ${unseen(all)} without a sample` : ''
    }</span></summary>
${all.map(each => row(each, language, sights)).join('\n')}
</details>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Words: ${name}</title><style>${style}</style></head><body>
<header><h1>${name}</h1>
<p>${sentences} sentences. For ${seen} of them a sample shows where they stand, with the sentence marked; for ${sentences - seen} no sample does.
What is in braces, such as <code>{ $count }</code>, is filled in by the program and has to stay. To change sentences, edit <a href="${language}.po">${language}.po</a> with a program such as Poedit.</p>
<p class="tools"><input type="search" id="search" placeholder="Search in both languages" aria-label="Search in both languages">
<label><input type="checkbox" id="without"> only those without a sample</label> <span id="found" role="status"></span></p></header>
<main>${sections.join('\n')}</main>
${samples(sights)}
<script>${script}</script></body></html>
`;
}
