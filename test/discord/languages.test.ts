import type { Channel, StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import {
  cancel,
  drawNow,
  family,
  labels,
  last,
  openTurn,
  readyToBuild,
  resign,
  type Scene,
  sharedScene,
  shown,
  waysOf,
} from './kit.ts';

const alike = sharedScene();

const HANGUL = /\p{Script=Hangul}/u;

const said = (message: StoredMessage): string =>
  [
    message.content,
    ...labels(message),
    ...message.selects.flatMap(({ options }) => options.map(({ label }) => label)),
    ...message.attachments.map(({ description }) => description ?? ''),
  ].join('\n');

const everything = (channel: Channel) => channel.messages.map(said).join('\n');

async function mixed(preferredLocale: 'en-US' | 'pt-BR' | 'ko' | 'it'): Promise<Scene> {
  const stage = await alike();
  const guild = stage.discord.addGuild({ name: 'Gaia', preferredLocale });
  stage.ann.locale = 'ko';
  stage.cid.locale = 'pt-BR';
  return { ...stage, guild, channel: guild.addChannel({ name: 'porto' }) };
}

describe('in an English server', () => {
  test('each reads private answers in their own language, all read the board in English', async () => {
    const stage = await mixed('en-US');
    const { ann, bob, cid, channel } = stage;
    expect((await ann.command(channel, 'porto new', { variant: 'family', seats: 2 })).content).toContain(
      '게임을 열고 참가했습니다',
    );
    await stage.quiet();
    expect(last(channel).content).toContain(
      '**Porto** (family) · 14 days for each turn · rated, so no hints\n1. Ann\n2. *free*',
    );
    expect(labels(last(channel))).toEqual(['Join', 'Leave', 'Start', 'Rules']);
    expect((await ann.press(last(channel), 'Join')).content).toContain('이미 이 게임에 참가');
    expect((await bob.command(channel, 'porto join')).content).toContain('2 of 2');
    const turned = await cid.command(channel, 'porto join');
    expect(turned.content).toContain('A mesa está completa: 2 lugares ocupados.');
    expect((await ann.command(channel, 'porto start')).content).toContain('차례 순서');
    await stage.quiet();
    const board = last(channel);
    expect(labels(board)).toContain('Draw cards');
    expect((await ann.press(board, 'Hand')).content).toContain('**내 손패**');
    const own = shown(await ann.command(channel, 'porto board'));
    expect(own.content).toMatch(HANGUL);
    expect(own.attachments[0]?.description).toMatch(/^포르토, /);
    expect(board.attachments[0]?.description).toMatch(/^Porto, /);
    const other = shown(await cid.command(channel, 'porto board'));
    expect(other.attachments[0]?.description).toContain('Mercado: ');
    expect(everything(channel)).not.toMatch(HANGUL);
  });

  test('a panel, its preview and its refusals are in the language of who plays', async () => {
    const stage = await mixed('en-US');
    const { ann, channel } = stage;
    const [first] = await readyToBuild(stage);
    if (first !== ann) await drawNow(first, channel);
    await stage.quiet();
    expect(waysOf(last(channel))).toEqual(['Your turn']);
    const panel = await openTurn(ann, last(channel));
    expect(panel.content).toContain('내 차례');
    const [best = ''] = labels(panel).filter(label => /^[LR]\d · .+ · \d+점$/.test(label));
    expect(best).toMatch(/^[LR]\d · \S+색 \d개 · \d+점$/);
    await ann.press(panel, '다른 건설');
    expect(panel.content).toContain('건설하기');
    await ann.press(panel, '뒤로');
    await ann.press(panel, best);
    expect(panel.content).toContain('아직 하지 않았습니다. 하면 이렇게 됩니다:');
    expect(panel.attachments[0]?.description).toMatch(HANGUL);
    expect(labels(panel).slice(1)).toEqual(['뒤로']);
    const refusal = shown(await drawNow(ann, channel, '1,2,3'));
    expect(refusal.content).toContain('지금 가능한 값');
    expect(labels(refusal)[0]).toContain('미리보기: ');
    await ann.press(panel, labels(panel)[0] ?? '');
    await stage.quiet();
    expect(last(channel).content).toContain('**Ann** built');
    expect((await drawNow(ann, channel)).content).toContain('Bob 님 차례입니다');
    expect(everything(channel)).not.toMatch(HANGUL);
  });

  test('the rules are read in the language of the reader', async () => {
    const { ann, bob, cid, channel } = await mixed('en-US');
    expect((await bob.command(channel, 'porto rules', { topic: 'draw' })).content).toContain('## Draw');
    expect((await ann.command(channel, 'porto rules', { topic: 'draw' })).content).toContain('## 카드받기');
    expect((await cid.command(channel, 'porto rules')).content).toContain('## Visão geral');
  });
});

describe('in a Brazilian server', () => {
  test('the lobby, the board, the wishes and the votes are in Portuguese, whoever acts', async () => {
    const stage = await mixed('pt-BR');
    const { ann, bob, channel } = stage;
    await ann.command(channel, 'porto new', { variant: 'family', seats: 3 });
    await stage.quiet();
    expect(last(channel).content).toContain(
      '**Porto** (família) · 14 dias por turno · ranqueada, por isso sem dicas\n1. Ann\n2. *livre*',
    );
    expect(labels(last(channel))).toEqual(['Entrar', 'Sair', 'Começar', 'Regras']);
    expect((await bob.press(last(channel), 'Entrar')).content).toContain('You sit at the table');
    expect((await ann.press(last(channel), 'Começar')).content).toMatch(HANGUL);
    await stage.quiet();
    const first = (await stage.table.live(channel.id))?.seats[0]?.id === ann.id ? ann : bob;
    const second = first === ann ? bob : ann;
    await drawNow(first, channel);
    await stage.quiet();
    expect(labels(last(channel))).toEqual(expect.arrayContaining(['Comprar cartas', 'Mão']));
    expect(last(channel).attachments[0]?.description).toContain('Mercado: ');
    const wish = shown(await first.command(channel, 'porto undo'));
    await first.press(wish, labels(wish)[0] ?? '');
    await stage.quiet();
    const request = last(channel);
    expect(request.content).toContain(`**${first.name}** pede para desfazer:`);
    expect(labels(request)).toEqual(['Concordar', 'Recusar']);
    await second.press(request, 'Recusar');
    await stage.quiet();
    expect(last(channel).content).toContain(`**${second.name}** recusou: fica valendo.`);
    await cancel(second, channel);
    await stage.quiet();
    expect(last(channel).content).toContain(`${second.name} quer cancelar esta partida: 1 de 2 concorda.`);
    await resign(first, channel);
    await stage.quiet();
    expect(last(channel).content).toContain(`**${first.name}** desistiu.`);
    expect(last(channel).content).toContain(`**${second.name}** vence: não resta mais ninguém na partida.`);
    expect(everything(channel)).not.toMatch(HANGUL);
    expect(everything(channel)).not.toMatch(/\b(the|your|draw|built|agree|resigned)\b/i);
  });
});

test('a server that changes its language hears the next message in the new one', async () => {
  const stage = await mixed('en-US');
  const [first] = await family(stage);
  stage.guild.preferredLocale = 'ko';
  await stage.discord.idle(40);
  await drawNow(first, stage.channel);
  await stage.quiet();
  expect(labels(last(stage.channel))).toContain('카드받기');
});

test('a server whose language is not spoken hears English', async () => {
  const stage = await mixed('it');
  await family(stage);
  expect(labels(last(stage.channel))).toContain('Draw cards');
});

test('a direct message is in the language of who opened the game, and remembers it', async () => {
  const stage = await mixed('en-US');
  const { ann } = stage;
  const dm = await ann.dm();
  expect((await ann.command(dm, 'porto new')).content).toContain('`/porto solo`는 혼자');
  await ann.command(dm, 'porto solo');
  await stage.quiet();
  expect(labels(last(dm))).toContain('비밀계약 3장 고르기');
  expect(last(dm).attachments[0]?.description).toMatch(HANGUL);
  expect(await stage.store.kv.get(`locale:${ann.id}`)).toBe('ko');
});

describe('what is typed', () => {
  test('may be a label in the own language, in English, or the notation', async () => {
    const stage = await mixed('en-US');
    stage.bob.locale = 'ko';
    const [first] = await readyToBuild(stage);
    const { channel } = stage;
    const build = { colour: '파란색 2', house: 'l3', roof: 'r1' };
    const unknown = await first.command(channel, 'porto build', { ...build, number: '분홍색 7' });
    expect(unknown.content).toContain('“분홍색 7”: `number`에 쓸 수 없는 값입니다.');
    const missing = await first.command(channel, 'porto build', { ...build, number: '노란색 3' });
    expect(missing.content).toContain('손패에 없습니다');
    const found = await first.autocomplete(channel, 'porto build', {}, 'number', '파란');
    expect(found.map(({ value }) => value)).toContain('blue-1');
    expect(found[0]?.name).toContain('파란색');
    const english = await first.autocomplete(channel, 'porto build', {}, 'number', 'blue');
    expect(english).toEqual(found);
    const options = { number: 'blue-1', colour: 'blue-2', house: 'L3' };
    const all = await first.autocomplete(channel, 'porto build', options, 'claim', '');
    expect(all[0]).toEqual({ name: '달성한 것 모두', value: 'all' });
    const number = { ...build, number: 'Blue 1', claim: '달성한 것 모두', now: true };
    expect((await first.command(channel, 'porto build', number)).content).toContain(`**${first.name}** 님이`);
    await stage.quiet();
    expect(last(channel).content).toContain(`**${first.name}** built 1 blue on L3`);
  });
});
