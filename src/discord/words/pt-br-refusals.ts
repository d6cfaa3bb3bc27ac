import { grammar } from '../../present/grammar.ts';
import { gatheringRefusals } from './pt-br-gathering.ts';
import { waitingRefusals } from './pt-br-waiting.ts';
import type { RefusalWords } from './words.ts';

const { listed, plural } = grammar('pt-BR');

/** Why the others must agree before something is taken back. */
const consent = (reason: string | undefined): string => {
  switch (reason) {
    case 'revealed':
      return 'Isto só pode ser desfeito se todos os outros concordarem: algo novo foi mostrado e não dá para deixar de ter visto.';
    case 'together':
      return 'Isto só pode ser desfeito se todos os outros concordarem: vários escolheram juntos.';
    case 'acted':
      return 'Isto só pode ser desfeito se todos os outros concordarem: outros já escolheram depois.';
    default:
      return 'Isto só pode ser desfeito se todos os outros concordarem: também é assunto deles.';
  }
};

const settled = (status: string | undefined): string => {
  switch (status) {
    case 'agreed':
      return 'Essa questão está resolvida: todos concordaram e foi desfeito.';
    case 'refused':
      return 'Essa questão está resolvida: foi recusada, e a ação fica valendo.';
    case 'withdrawn':
      return 'Essa questão está resolvida: o pedido foi retirado, e a ação fica valendo.';
    case 'lapsed':
      return 'Essa questão está resolvida: não houve resposta em 48 horas, e a ação fica valendo.';
    default:
      return 'Essa questão está resolvida: não há mais nenhum pedido.';
  }
};

const notOpener = (name: string | undefined, deed: string | undefined, asker: string | undefined): string => {
  const opener = name === undefined ? 'quem abriu esta mesa' : `${name}, que abriu esta mesa,`;
  switch (deed) {
    case 'start':
      return `Enquanto a mesa não estiver completa, só ${opener} pode começar.`;
    case 'cancel':
      return asker === 'stranger'
        ? `Só ${opener} pode cancelar.`
        : `Só ${opener} pode cancelar. Com \`/porto leave\` você devolve o seu próprio lugar.`;
    default:
      return `Só ${opener} pode fazer isso.`;
  }
};

export const refusals: RefusalWords = {
  ...waitingRefusals,
  ...gatheringRefusals,
  'no-match': () =>
    'Não há partida neste canal. `/porto new` abre uma, `/porto solo` começa uma só para você.',
  'channel-busy': ({ text, number }) =>
    text('status') === 'lobby'
      ? text('asker') !== 'stranger'
        ? 'Uma partida por vez em cada canal, e aquela em que você está já reúne jogadores aqui.'
        : number('free') === 0
          ? 'Uma partida por vez em cada canal, e uma já está reunida aqui, com todos os lugares ocupados.'
          : 'Uma partida por vez em cada canal, e uma já está reunindo jogadores aqui: `/porto join` pega um lugar.'
      : 'Uma partida por vez em cada canal, e uma já está em andamento aqui. Outro canal ou um tópico pode receber outra.',
  'already-seated': () => 'Você já está nesta mesa.',
  'not-seated': ({ gathering, full }) =>
    gathering
      ? full
        ? 'Você não está nesta mesa, e todos os lugares estão ocupados.'
        : 'Você não está nesta mesa. `/porto join` pega um lugar.'
      : 'Você não está nesta mesa, então não há nada para você fazer. `/porto board` mostra a partida.',
  'table-full': ({ number }) =>
    plural(number('seats') ?? 0, {
      one: 'A mesa está completa: # lugar ocupado.',
      other: 'A mesa está completa: # lugares ocupados.',
    }),
  'too-few': ({ number }) =>
    plural(number('seats') ?? 0, {
      one: `Faltam jogadores: a partida precisa de ${number('needed')}, e só # está aqui. Os outros apertam Entrar ou digitam \`/porto join\`.`,
      other: `Faltam jogadores: a partida precisa de ${number('needed')}, e só # estão aqui. Os outros apertam Entrar ou digitam \`/porto join\`.`,
    }),
  'already-started': ({ text }) =>
    text('asker') === 'seated' || text('asker') === 'opener'
      ? 'A partida já começou; os lugares não mudam mais. `/porto resign` abre mão do seu lugar.'
      : 'A partida já começou; os lugares não mudam mais. `/porto board` mostra a partida.',
  'not-started': () =>
    'A partida ainda não começou: quem abriu a mesa a começa quando houver jogadores suficientes, ou qualquer pessoa sentada se ela estiver completa.',
  'not-opener': ({ opener, text }) => notOpener(opener, text('deed'), text('asker')),
  over: () => 'Esta partida terminou. `/porto board` mostra o resultado; `/porto new` abre outra.',
  resigned: () =>
    'Você desistiu desta partida; seu lugar é jogado por mim. `/porto board` mostra como ela vai.',
  stale: () => 'A partida seguiu adiante depois disso, então nada foi feito.',
  late: () => 'A partida seguiu adiante enquanto o comando estava a caminho, então nada foi feito.',
  'late-choice': () => 'Você já escolheu outra coisa depois de enviar isto, então nada foi feito.',
  'not-to-act': ({ people }) =>
    people.length > 0 ? `Não é a sua vez: é a vez de ${listed(people)}.` : 'Não é a sua vez.',
  'bad-seats': ({ number }) =>
    number('min') === number('max')
      ? plural(number('min') ?? 0, {
          one: 'Este jogo é para # jogador.',
          other: 'Este jogo é para # jogadores.',
        })
      : `Este jogo é para ${number('min')} a ${number('max')} jogadores.`,
  'not-allowed': () =>
    'Isso não cabe só a você: antes do início, quem abriu a mesa cancela; durante a partida, todos os jogadores precisam concordar, ou alguém com a permissão Gerenciar servidor.',
  'undo-nothing': () => 'Nada foi jogado ainda, então não há o que desfazer.',
  'undo-over': () => 'A partida acabou: nada é desfeito depois que tudo foi mostrado.',
  'undo-not-yours': ({ people }) =>
    people.length > 0
      ? `Você só pode desfazer a sua própria última ação, e a última daqui é de ${listed(people)}.`
      : 'Você só pode desfazer a sua própria última ação, e a última daqui é de outra pessoa.',
  'undo-acted-since': ({ people }) =>
    people.length > 0
      ? `Só a última ação da partida pode ser desfeita, e depois da sua já houve a de ${listed(people)}.`
      : 'Só a última ação da partida pode ser desfeita, e depois da sua já houve outra.',
  'undo-consent': ({ text }) => consent(text('reason')),
  'undo-asked': ({ people }) =>
    people.length > 0
      ? `${listed(people)} já pediu: os outros têm 48 horas para concordar.`
      : 'Alguém já pediu: os outros têm 48 horas para concordar.',
  'undo-own-request': () => 'O pedido é seu: cabe aos outros concordar.',
  'undo-no-request': () => 'Ninguém pede para desfazer nada. `/porto undo` desfaz a sua própria última ação.',
  'undo-settled': ({ text }) => settled(text('status')),
  unreadable: () => 'Não entendo essa escolha.',
};
