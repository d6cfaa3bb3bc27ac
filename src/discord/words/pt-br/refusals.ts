import { grammar } from '../../../stage/grammar.ts';
import type { Refusals } from '../en/refusals.ts';
import type { Facts } from '../facts.ts';
import { when } from '../figures.ts';
import type { Naming } from '../naming.ts';
import { duplicateRefusals } from './duplicate-refusals.ts';
import { leagueRefusals } from './league-refusals.ts';

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

const notOpener = ({ opener: name, text }: Facts, leave: string): string => {
  const opener = name === undefined ? 'quem abriu esta mesa' : `${name}, que abriu esta mesa,`;
  switch (text('deed')) {
    case 'start':
      return `Enquanto a mesa não estiver completa, só ${opener} pode começar.`;
    case 'cancel':
      return text('asker') === 'stranger'
        ? `Só ${opener} pode cancelar.`
        : `Só ${opener} pode cancelar. Com ${leave} você devolve o seu próprio lugar.`;
    default:
      return `Só ${opener} pode fazer isso.`;
  }
};

const whoever = (people: readonly string[]): string => (people.length > 0 ? listed(people) : 'Essa pessoa');

const settledVote = (status: string | undefined): string => {
  switch (status) {
    case 'agreed':
      return 'Esta votação está encerrada: foi aprovada.';
    case 'refused':
      return 'Esta votação está encerrada: foi recusada.';
    case 'withdrawn':
      return 'Esta votação está encerrada: foi retirada ou não é mais necessária.';
    case 'lapsed':
      return 'Esta votação está encerrada: não foi decidida em 48 horas.';
    default:
      return 'Esta votação está encerrada: não há mais nenhum pedido.';
  }
};

/** Somebody does something too often: the rule, and when it is possible again. */
function tooSoon({ number, text }: Facts): string {
  const times = number('times') ?? 0;
  const minutes = number('minutes') ?? 0;
  const within = minutes === 60 ? 'em uma hora' : `em ${minutes} minutos`;
  const again = `<t:${Math.ceil((number('until') ?? 0) / 1_000)}:R>`;
  switch (text('what')) {
    case 'open':
      return `Uma pessoa pode abrir ${plural(times, { one: '# partida', other: '# partidas' })} num servidor ${within}. Você pode abrir outra ${again}.`;
    case 'thread':
      return `Uma pessoa pode abrir ${plural(times, { one: '# tópico para partidas', other: '# tópicos para partidas' })} num servidor ${within}. Você pode abrir outro ${again}.`;
    case 'invite':
      return `Uma pessoa pode chamar ${plural(times, { one: '# pessoa para uma mesa', other: '# pessoas para uma mesa' })} ${within}. Você pode chamar estas ${again}.`;
    case 'invite-one':
      return `A mesma pessoa pode ser chamada para uma mesa ${plural(times, { one: '# vez', other: '# vezes' })} ${within}. Você pode chamar de novo ${again}.`;
    case 'ask':
      return `Uma pessoa pode fazer ${plural(times, { one: '# pergunta aos outros de uma partida', other: '# perguntas aos outros de uma partida' })} ${within}. Você pode perguntar de novo ${again}.`;
    case 'share':
      return `Uma pessoa pode publicar ${plural(times, { one: '# cartão de uma partida', other: '# cartões de uma partida' })} ${within}. Você pode publicar outro ${again}.`;
    case 'undo':
      return `Uma pessoa pode desfazer ${plural(times, { one: '# ação de uma partida', other: '# ações de uma partida' })} ${within}. Você pode desfazer outra ${again}.`;
    case 'away':
      return `A sua ausência pode ser mudada ${plural(times, { one: '# vez', other: '# vezes' })} ${within}. Você pode mudá-la de novo ${again}.`;
    default:
      return `Você fez isso vezes demais. Será possível de novo ${again}.`;
  }
}

export const refusals = ({ command, alone }: Naming): Refusals => ({
  'no-match': () =>
    `Não há partida neste canal. ${command('new')} abre uma${alone === undefined ? '' : `, ${alone} começa uma só para você`}.`,
  'channel-busy': ({ text, number }) =>
    text('status') === 'lobby'
      ? text('asker') !== 'stranger'
        ? 'Cada canal tem uma partida por vez. Uma espera jogadores aqui, e você já está nela.'
        : number('free') === 0
          ? 'Cada canal tem uma partida por vez. Uma vai começar aqui, com todos os lugares ocupados.'
          : `Uma partida por vez em cada canal, e uma já está reunindo jogadores aqui: ${command('join')} pega um lugar.`
      : 'Uma partida por vez em cada canal, e uma já está em andamento aqui. Outro canal ou um tópico pode receber outra.',
  'already-seated': () => 'Você já está nesta mesa.',
  'not-seated': ({ gathering, full }) =>
    gathering
      ? full
        ? 'Você não está nesta mesa, e todos os lugares estão ocupados.'
        : `Você não está nesta mesa. ${command('join')} pega um lugar.`
      : `Você não está nesta mesa, então não há nada para você fazer. ${command('board')} mostra a partida.`,
  'no-players': () => 'Nenhum jogador do bot joga isto ainda: convide pessoas.',
  'players-only': ({ number }) =>
    `Uma mesa precisa de uma pessoa, e não sobra lugar para ela. Lugares: ${number('seats')}, jogadores do bot: ${number('players')}.`,
  'table-full': ({ number }) =>
    plural(number('seats') ?? 0, {
      one: 'A mesa está completa: # lugar ocupado.',
      other: 'A mesa está completa: # lugares ocupados.',
    }),
  'too-few': ({ number }) =>
    plural(number('seats') ?? 0, {
      one: `Faltam jogadores: a partida precisa de ${number('needed')}, e só # está aqui. Os outros apertam Entrar ou digitam ${command('join')}.`,
      other: `Faltam jogadores: a partida precisa de ${number('needed')}, e só # estão aqui. Os outros apertam Entrar ou digitam ${command('join')}.`,
    }),
  'already-started': ({ text }) =>
    text('asker') === 'seated' || text('asker') === 'opener'
      ? `A partida já começou; os lugares não mudam mais. ${command('resign')} abre mão do seu lugar.`
      : `A partida já começou; os lugares não mudam mais. ${command('board')} mostra a partida.`,
  'not-started': () =>
    'A partida ainda não começou. Quem abriu a mesa pode começar quando houver jogadores suficientes; com a mesa completa, qualquer pessoa sentada pode.',
  'not-opener': facts => notOpener(facts, command('leave')),
  over: () => `A partida terminou. ${command('board')} mostra o resultado; ${command('new')} abre outra.`,
  'cancel-alone': () =>
    `Uma partida que vale para o rating contra jogadores do bot não pode ser cancelada: ela só contaria quando você ganha. ${command('resign')} a encerra como derrota.`,
  resigned: () =>
    `Você desistiu desta partida; seu lugar é jogado por mim. ${command('board')} mostra como ela vai.`,
  stale: () => 'A partida seguiu adiante depois disso, então nada foi feito.',
  late: () => 'A partida seguiu adiante enquanto o comando estava a caminho, então nada foi feito.',
  'late-choice': () => 'Você já escolheu outra coisa depois de enviar isto, então nada foi feito.',
  'no-such-order': () =>
    'Essa ordem não está valendo: foi retirada ou não combina com esta ação. Sua página da mão mostra as que valem.',
  'too-many-orders': ({ number }) =>
    `Você já deixou ${number('limit')} ordens, e mais não cabem em uma página. Retire uma na sua página da mão primeiro; nada foi feito.`,
  'not-to-act': ({ people }) =>
    people.length > 0 ? `Não é a sua vez: é a vez de ${listed(people)}.` : 'Não é a sua vez.',
  'no-hints': ({ text }) =>
    text('why') === 'rated'
      ? 'Esta partida vale para o rating, e nessas não há dicas. Uma partida aberta com `rated:False` tem dicas.'
      : text('why') === 'off'
        ? `Esta mesa joga sem dicas. Tudo o que você pode fazer está no seu painel, e ${command('rules')} explica como.`
        : `Não dou dicas neste jogo: ninguém me ensinou a jogá-lo bem. ${command('rules')} explica como se joga.`,
  'bad-seats': ({ number }) =>
    number('min') === number('max')
      ? plural(number('min') ?? 0, {
          one: 'Este jogo é para # jogador.',
          other: 'Este jogo é para # jogadores.',
        })
      : `Este jogo é para ${number('min')} a ${number('max')} jogadores.`,
  'not-allowed': () =>
    'Você não pode cancelar esta partida por conta própria. Antes do início, quem abriu a mesa pode; depois, todos os jogadores precisam concordar, ou alguém com a permissão Gerenciar servidor cancela.',
  'undo-nothing': () => 'Nada foi jogado ainda, então não há o que desfazer.',
  'undo-over': () => 'A partida acabou: nada é desfeito depois que tudo foi mostrado.',
  'undo-first': () =>
    'A primeira tentativa vale, então nada é desfeito nela. No treino, depois, dá para desfazer.',
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
  'undo-own-request': () => 'O pedido é seu: os outros decidem.',
  'undo-no-request': () =>
    `Ninguém pede para desfazer nada. ${command('undo')} desfaz a sua própria última ação.`,
  'undo-settled': ({ text }) => settled(text('status')),
  paused: () =>
    'Esta partida está em pausa: nada pode ser jogado até que os jogadores concordem em continuar.',
  'not-paused': () => 'Esta partida não está em pausa.',
  'bad-seat': () => 'Não há esse lugar nesta mesa.',
  'seat-resigned': ({ people }) => `${whoever(people)} desistiu; o lugar é jogado por mim até o fim.`,
  'seat-away': ({ people, number }) =>
    `${whoever(people)} está fora. O relógio espera e volta a correr ${when(number('until') ?? 0)}.`,
  'seat-absent': ({ people }) => `O lugar já é jogado por mim: ${whoever(people)} não está presente.`,
  'seat-offered': () => 'Esse lugar já está sendo oferecido.',
  'not-late': ({ people, number }) => {
    const late = number('late');
    const until = late === undefined ? '' : ` O tempo desta vez termina ${when(late)}.`;
    return `${whoever(people)} não está com atraso.${until}`;
  },
  'vote-own-seat': () => 'Isto é sobre o seu próprio lugar: os outros decidem, e termina quando você jogar.',
  'vote-other-player': ({ people }) =>
    `${whoever(people)} já pediu outro jogador aqui: responda a isso primeiro, ou espere a decisão.`,
  'no-vote': () => 'Não há essa pergunta nesta partida.',
  'vote-settled': ({ text }) => settledVote(text('status')),
  'no-offer': () => 'Nenhum lugar assim está sendo oferecido aqui.',
  unwelcome: () => `Você não pode sentar nesta mesa. ${command('new')} abre outra em outro canal.`,
  'blocked-here': ({ people }) =>
    `Você bloqueou alguém que está nesta mesa: ${listed(people)}. Você pode desbloquear em \`/games settings\`.`,
  'nudge-nobody': () => 'Não há mais ninguém aqui que possa ser chamado agora.',
  'nudge-early': ({ number }) =>
    `Na primeira hora de uma vez ninguém é chamado. Você pode chamar ${when(number('until') ?? 0)}.`,
  nudged: ({ number }) => `Já houve uma chamada. Você pode chamar de novo ${when(number('until') ?? 0)}.`,
  'bad-zone': () => 'Não conheço esse fuso horário. Escolha um como Europe/Lisbon ou America/Sao_Paulo.',
  'no-zone': () => 'Horas de silêncio precisam do seu fuso horário: escolha-o também.',
  'bad-hours': () => 'Não entendo essas horas. Escreva como 22:30 e 7:00; as duas devem ser diferentes.',
  'away-past': () => 'Esse dia já passou.',
  'away-long': ({ number }) =>
    plural(number('days') ?? 0, {
      one: 'Você pode ficar fora por # dia no máximo.',
      other: 'Você pode ficar fora por # dias no máximo.',
    }),
  'block-self': () => 'Você não pode bloquear a si mesmo.',
  'too-many': ({ number, text }) => {
    const limit = number('limit') ?? 0;
    switch (text('what')) {
      case 'invitations':
        return plural(limit, {
          one: 'No máximo # pessoa pode ser convidada para uma mesa.',
          other: 'No máximo # pessoas podem ser convidadas para uma mesa.',
        });
      case 'lobbies':
        return plural(number('count') ?? 0, {
          one: `Você já abriu aqui # mesa que ainda reúne jogadores, e o limite é ${limit}: comece ou cancele uma antes.`,
          other: `Você já abriu aqui # mesas que ainda reúnem jogadores, e o limite é ${limit}: comece ou cancele uma antes.`,
        });
      case 'live':
        return plural(number('count') ?? 0, {
          one: `Você joga # partida que não terminou, e o limite é ${limit}: termine, abandone ou cancele uma antes. \`/games list\` mostra todas.`,
          other: `Você joga # partidas que não terminaram, e o limite é ${limit}: termine, abandone ou cancele uma antes. \`/games list\` mostra todas.`,
        });
      default:
        return plural(number('count') ?? 0, {
          one: `Você já abriu aqui # partida que não terminou, e o limite é ${limit}: termine ou cancele uma antes.`,
          other: `Você já abriu aqui # partidas que não terminaram, e o limite é ${limit}: termine ou cancele uma antes.`,
        });
    }
  },
  'no-invitations': ({ people }) => `Estas pessoas não aceitam convites: ${listed(people)}.`,
  'you-blocked': ({ people }) => `Você bloqueou estas pessoas e não pode convidá-las: ${listed(people)}.`,
  'remove-yourself': () => `Você não pode remover a si mesmo: ${command('leave')} deixa o seu lugar.`,
  'not-at-table': () => 'Essa pessoa não está nesta mesa.',
  'may-not-open': ({ text }) =>
    text('who') === 'manage-server'
      ? 'Neste servidor só abre partidas quem tem Gerenciar servidor.'
      : 'Neste servidor só abre partidas quem tem certo cargo.',
  'not-all-here': ({ people, opener, text }) =>
    text('asker') === 'opener' || opener === undefined
      ? `Ainda falta a resposta de ${listed(people)}: é preciso apertar Entrar, ou ${command('remove')} libera o lugar.`
      : `Ainda falta a resposta de ${listed(people)}: é preciso apertar Entrar, ou ${opener} libera o lugar.`,
  'not-over': ({ text }) =>
    text('status') === 'cancelled'
      ? `Esta partida foi cancelada, então não há o que jogar de novo. ${command('new')} abre outra.`
      : 'A revanche vem quando a partida terminar.',
  'never-started': () => 'Esta mesa foi cancelada antes de se jogar, então não há registro.',
  'no-record': () => 'Este jogo não guarda um registro que outros programas possam ler.',
  'review-running': () => 'Esta partida ainda está em andamento. A análise só é feita quando ela termina.',
  'review-nothing': () => 'Não há nada para analisar: a pessoa deste lugar não fez nenhuma escolha.',
  'review-not-yours': () =>
    'Quem jogou esta partida pode ver a análise do próprio jogo. Ninguém compartilhou uma análise desta partida ainda.',
  'review-no-judge': () => 'Não posso analisar esta partida: eu mesmo não sei jogar este jogo.',
  'stats-private': () => 'Essa pessoa não compartilha as suas estatísticas.',
  'no-deal': () => 'Não existe nada com esse nome. Confira o código ou procure os dias passados no arquivo.',
  'deal-to-come': () => 'Esse dia ainda não começou.',
  'deal-unplayed': () => 'Você vê como os outros foram depois de jogar.',
  'deal-open': ({ number }) => {
    const until = number('until');
    return `Outros ainda podem jogar, então nada do tabuleiro é mostrado${until === undefined ? '' : ` antes de ${when(until)}`}. O cartão com a rua não revela nada.`;
  },
  'no-solo-deal': () => 'Este jogo não pode ser jogado por uma pessoa só.',
  ...leagueRefusals,
  ...duplicateRefusals,
  'bad-setting': ({ possible }) => `Isso não é possível aqui. Escolha entre: ${possible.join(', ')}.`,
  'too-soon': tooSoon,
});
