import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { releaseNotes, sectionOf } from '../../tools/deploy/release-notes.ts';
import { VERSIONED, withVersion } from '../../tools/deploy/versions.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { version } = JSON.parse(read('package.json'));

describe('a release', () => {
  const changelog =
    '# Changes\n\n## 1.2.0, 3 May 2027\n\n- **Players**: more.\n\n## 1.1.0, 1 May 2027\n\n- Less.\n';

  test('has the section of its version as its text', () => {
    expect(releaseNotes('v1.2.0', '1.2.0', changelog)).toBe('- **Players**: more.');
    expect(releaseNotes('v1.1.0', '1.1.0', changelog)).toBe('- Less.');
  });

  test.each([
    ['v1.1.0', '1.2.0', 'the tag v1.1.0 is not v1.2.0, the version of package.json'],
    ['1.2.0', '1.2.0', 'the tag 1.2.0 is not v1.2.0, the version of package.json'],
    ['v1.3.0', '1.3.0', 'CHANGELOG.md has no section of 1.3.0'],
    ['v1.2', '1.2', 'CHANGELOG.md has no section of 1.2'],
  ])('is refused for the tag %s and the version %s', (tag, manifest, reason) => {
    expect(() => releaseNotes(tag, manifest, changelog)).toThrow(reason);
  });

  test('the present version has a section', () => {
    expect(sectionOf(read('CHANGELOG.md'), version)).toContain('**Operators**');
  });
});

describe('the version of the image', () => {
  test.each(VERSIONED)('%s names the version of package.json: npm run docs', path => {
    expect(read(path)).toBe(withVersion(read(path), version));
  });

  test('replaces an older version, and adds a missing one', () => {
    const text =
      'image: registry.example.org/boardgames-bot:0.9.0\nimage: boardgames-bot\nimage: postgres:17\n';
    expect(withVersion(text, '1.2.3')).toBe(
      'image: registry.example.org/boardgames-bot:1.2.3\nimage: boardgames-bot:1.2.3\nimage: postgres:17\n',
    );
    expect(() => withVersion('image: postgres:17', '1.2.3')).toThrow('no image of the bot');
  });
});
