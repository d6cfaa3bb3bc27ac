import type { DuplicateRefusals } from '../duplicates.ts';

/** Why nothing is done about a duplicate, or one of its tables. */
export const duplicateRefusals: DuplicateRefusals = {
  'no-duplicate': () => 'そのデュプリケートはもうありません。',
  'duplicate-tables': ({ number }) => `デュプリケートは${number('min') ?? 2}～${number('max') ?? 8}卓です。`,
  'duplicates-many': ({ number }) =>
    `1つのサーバーで同時に開けるデュプリケートは${number('limit') ?? 3}つまでです。`,
  'duplicate-full': ({ number }) => `満員です。最大${number('limit') ?? 8}人です。`,
  'duplicate-few': ({ number }) =>
    `デュプリケートには、各卓に1人ずつ、少なくとも2人が必要です。現在${number('people') ?? 0}人です。`,
  'duplicate-uneven': ({ number }) =>
    `このゲームにはボットのプレイヤーがいないため、${number('people') ?? 1}人では${number('tables') ?? 2}卓を同じように埋められません。`,
  'duplicate-in': () => 'すでに参加しています。',
  'duplicate-not-in': () => '参加していません。',
  'duplicate-started': () => 'すでに始まっています。',
  'duplicate-over': () => 'すでに終わっています。',
  'duplicate-not-opener': ({ opener }) =>
    opener === undefined
      ? '開いた人と、「サーバー管理」権限のあるメンバーだけができます。'
      : `開いた${opener}さんと、「サーバー管理」権限のあるメンバーだけができます。`,
  'duplicate-apart': () =>
    'この人たちをこれだけの卓に分けることはできません。卓を増やすか、人を減らせばできます。',
  'duplicate-on': () =>
    '同じ配りがまだ続いています。すべての卓が終わるまで、この卓を見られるのは座っている人だけで、山に何があったかは誰にも知らせません。',
  'duplicate-no-offer': () => '他の卓で同じ配りが続いている間は、席を引き継げません。',
  'duplicate-undo': () => '取り消せません。他の卓ではまだ伏せられているものを見ています。',
};
