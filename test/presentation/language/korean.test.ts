import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withParticle } from '../../../src/presentation/language/korean.ts';
import { escaped, safeName } from '../../../src/presentation/text/names.ts';

describe('Korean particles follow the sound before them', () => {
  test.each([
    ['파란색', '파란색이', '파란색을', '파란색은', '파란색과', '파란색으로'],
    ['토큰 나', '토큰 나가', '토큰 나를', '토큰 나는', '토큰 나와', '토큰 나로'],
    ['서울', '서울이', '서울을', '서울은', '서울과', '서울로'],
    ['L0', 'L0이', 'L0을', 'L0은', 'L0과', 'L0으로'],
    ['L1', 'L1이', 'L1을', 'L1은', 'L1과', 'L1로'],
    ['L2', 'L2가', 'L2를', 'L2는', 'L2와', 'L2로'],
    ['L3', 'L3이', 'L3을', 'L3은', 'L3과', 'L3으로'],
    ['L4', 'L4가', 'L4를', 'L4는', 'L4와', 'L4로'],
    ['R5', 'R5가', 'R5를', 'R5는', 'R5와', 'R5로'],
    ['R6', 'R6이', 'R6을', 'R6은', 'R6과', 'R6으로'],
    ['R7', 'R7이', 'R7을', 'R7은', 'R7과', 'R7로'],
    ['8', '8이', '8을', '8은', '8과', '8로'],
    ['9', '9가', '9를', '9는', '9와', '9로'],
    ['10', '10이', '10을', '10은', '10과', '10으로'],
    ['Ann', 'Ann이', 'Ann을', 'Ann은', 'Ann과', 'Ann으로'],
    ['Paul', 'Paul이', 'Paul을', 'Paul은', 'Paul과', 'Paul로'],
    ['João', 'João가', 'João를', 'João는', 'João와', 'João로'],
    ['Zoë', 'Zoë가', 'Zoë를', 'Zoë는', 'Zoë와', 'Zoë로'],
    ['Bob', 'Bob이', 'Bob을', 'Bob은', 'Bob과', 'Bob으로'],
    ['L', 'L이', 'L을', 'L은', 'L과', 'L로'],
    ['Team B', 'Team B가', 'Team B를', 'Team B는', 'Team B와', 'Team B로'],
    ['👍', '👍이(가)', '👍을(를)', '👍은(는)', '👍과(와)', '👍(으)로'],
    ['Ann 👍', 'Ann 👍이(가)', 'Ann 👍을(를)', 'Ann 👍은(는)', 'Ann 👍과(와)', 'Ann 👍(으)로'],
    ['田中', '田中이(가)', '田中을(를)', '田中은(는)', '田中과(와)', '田中(으)로'],
    ['', '이(가)', '을(를)', '은(는)', '과(와)', '(으)로'],
    ['“파란색 3”', '“파란색 3”이', '“파란색 3”을', '“파란색 3”은', '“파란색 3”과', '“파란색 3”으로'],
    [
      '이네스 (쉬움)',
      '이네스 (쉬움)가',
      '이네스 (쉬움)를',
      '이네스 (쉬움)는',
      '이네스 (쉬움)와',
      '이네스 (쉬움)로',
    ],
    [
      '**토멘 \\(보통\\)**',
      '**토멘 \\(보통\\)**이',
      '**토멘 \\(보통\\)**을',
      '**토멘 \\(보통\\)**은',
      '**토멘 \\(보통\\)**과',
      '**토멘 \\(보통\\)**으로',
    ],
    ['**민수**', '**민수**가', '**민수**를', '**민수**는', '**민수**와', '**민수**로'],
  ])('%s', (word, subject, object, topic, and, by) => {
    expect(withParticle(word, '이/가')).toBe(subject);
    expect(withParticle(word, '을/를')).toBe(object);
    expect(withParticle(word, '은/는')).toBe(topic);
    expect(withParticle(word, '과/와')).toBe(and);
    expect(withParticle(word, '으로/로')).toBe(by);
  });

  test('escaping a name does not change its particle, and every name has one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), raw => {
        const name = safeName(raw, 'ko');
        expect(withParticle(name, '을/를')).toMatch(/(을|를|을\(를\))$/u);
        expect(withParticle(escaped('Ann.'), '이/가')).toBe('Ann\\.이');
      }),
    );
  });
});
