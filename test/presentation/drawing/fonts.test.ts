import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from 'canvas';
import { describe, expect, test } from 'vitest';
import { runsOf, textWidth, writable } from '../../../src/presentation/drawing/fonts.ts';
import { inLines } from '../../../src/presentation/drawing/line-breaks.ts';

const families = (words: string): readonly (readonly [string, string])[] =>
  runsOf(words, 40, 'bold').map(run => [run.words, /"(.*)"/.exec(run.font)?.[1] ?? ''] as const);

describe('letters come', () => {
  test('letters come from the family of their script, within one line', () => {
    expect(families('Ann、「青い家」が3軒！ 한글')).toEqual([
      ['Ann', 'Nunito'],
      ['、「青い家」が', 'M PLUS Rounded 1c'],
      ['3', 'Nunito'],
      ['軒！ ', 'M PLUS Rounded 1c'],
      ['한글', 'Nanum Gothic'],
    ]);
  });

  test.each(['、', '。', '「', '」', '・', 'ー', '！', '（', '：', '漢', 'カ'])(
    'letters for %s come from the Japanese family, which the Korean one may have as well',
    letter => expect(families(letter)).toEqual([[letter, 'M PLUS Rounded 1c']]),
  );

  test('letters come in all that Japanese says', () => {
    const said = ['src', 'commands'].flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(name => /\/words\/ja(\.ftl|\.ts|\/.*\.ts)$/.test(name))
        .map(name => readFileSync(join(folder, name), 'utf8')),
    );
    const letters = new Set(said.join('').match(/[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]/gu));
    expect(letters.size).toBeGreaterThan(300);
    expect([...letters].filter(letter => writable(letter) === '')).toEqual([]);
  });

  test('letters come in both weights, each painted otherwise than a letter that is lacking', () => {
    const painted = (letter: string, weight: 'bold' | 'black'): string => {
      const canvas = createCanvas(60, 60);
      const context = canvas.getContext('2d');
      context.font = runsOf(letter, 40, weight)[0]?.font ?? '';
      context.fillText(letter, 5, 45);
      return canvas.toBuffer('raw').toString('base64');
    };
    const all = ['家', '塔'].flatMap(letter => [painted(letter, 'bold'), painted(letter, 'black')]);
    expect(new Set([...all, painted('\u{10fffd}', 'bold')]).size).toBe(5);
  });
});

test('a text keeps the characters that the fonts can write', () => {
  expect(writable('Família 김 大輔 𠮷')).toBe('Família 김 大輔 𠮷');
  expect(writable('ไทย Ann')).toBe('Ann');
  expect(writable('ไทย')).toBe('');
});

describe('lines are broken', () => {
  const lines = (words: string, width: number, most?: number): readonly string[] =>
    inLines(words, line => textWidth(line, 34, 'bold') <= width, most);
  const SAID =
    '両方の通りに同じ高さの完成した青い家が1軒ずつあれば8点。「赤と黄」の隣どうし、順番は問いません（最大3組）、ルームサービスをしっかりと。';

  test('lines are broken at spaces, the last holding whatever is left', () => {
    expect(lines('one two three', textWidth('one two', 34, 'bold'))).toEqual(['one two', 'three']);
    expect(lines('one two three four', textWidth('one two', 34, 'bold'), 2)).toEqual([
      'one two',
      'three four',
    ]);
  });

  test.each([120, 200, 260, 340, 520, 700])(
    'lines are broken in Japanese between words, within %i pixels: nothing is lost, and no line begins or ends against the rules',
    width => {
      const broken = lines(SAID, width);
      expect(broken.join('')).toBe(SAID);
      expect(broken.length).toBeGreaterThan(2);
      if (width >= 260) expect(broken.filter(line => textWidth(line, 34, 'bold') > width)).toEqual([]);
      expect(broken.filter(line => /^[、。」）ーッっゃゅょ]|[「（]$/.test(line))).toEqual([]);
      expect(broken.filter((line, at) => /\d$/.test(line) && /^[軒点組]/.test(broken[at + 1] ?? ''))).toEqual(
        [],
      );
    },
  );
});
