import { grammar } from '../../../stage/grammar.ts';
import type { PeopleWords } from '../en/people.ts';
import { when } from '../figures.ts';

const { number, plural } = grammar('pt-BR');

export const people: PeopleWords = {
  closed:
    'O Discord não me deixa escrever para você: suas mensagens diretas estão fechadas. Por isso desliguei o que eu contava lá: mesas abertas e partidas que você acompanha. Permita mensagens diretas de membros deste servidor (menu do servidor → Configurações de privacidade) e ligue de novo.',
  tables: {
    notify: 'Avise-me quando abrir uma mesa',
    told: game => `Aviso ligado: ${game}`,
    allGames: 'Todos os jogos',
    turnOff: 'Desligar o aviso',
    back: 'Voltar',
    on: game => `**Quando uma mesa abrir aqui, aviso por mensagem direta.** Jogos: **${game}**`,
    off: 'Você não é avisado quando uma mesa abre aqui.',
    rule: '-# No máximo uma vez por hora, e não nas suas horas de silêncio nem enquanto você está fora: o que abrir nesse meio-tempo vem junto, se ainda tiver lugar. Nunca mesas que você não pode ver.',
    callsAreOff:
      'Seus chamados estão desligados em `/games settings`: enquanto não os ligar, não chega nada.',
    greeting:
      'É aqui que aviso quando uma mesa abre, como você pediu num servidor. Dá para desligar em cada uma dessas mensagens.',
    lookThere: 'Acabei de escrever para você: veja nas suas mensagens diretas.',
    turnedOff: 'Desligado: não aviso mais das mesas desse servidor. O `/games open` de lá liga de novo.',
    wasOff: 'Isso já está desligado.',
    opened: tables => plural(tables, { one: '**Abriu uma mesa**', other: '**Abriram # mesas**' }),
    more: tables =>
      plural(tables, {
        one: '… e mais #: `/games open` no servidor mostra.',
        other: '… e mais #: `/games open` no servidor mostra.',
      }),
    sitThere: link => `Daqui não consigo ver se você pode se sentar. Sente-se na própria mesa: ${link}`,
    servers: count =>
      plural(count, {
        one: 'Aviso de mesa aberta: **em # servidor** (o `/games open` de lá muda)',
        other: 'Aviso de mesa aberta: **em # servidores** (o `/games open` de lá muda)',
      }),
  },
  watch: {
    watch: 'Acompanhar',
    stop: 'Parar de acompanhar',
    done: 'Pronto',
    toGame: 'Ir à partida',
    modes: { rounds: 'A cada rodada', end: 'Só o final' },
    watching: {
      rounds: (game, place) =>
        `Você acompanha **${game}** em ${place}: uma mensagem direta ao fim de cada rodada e no final, nas horas em que está acordado.`,
      end: (game, place) =>
        `Você acompanha **${game}** em ${place}: uma mensagem direta no final, nas horas em que está acordado.`,
    },
    stopped: 'Você não acompanha mais esta partida.',
    notWatching: 'Você não acompanha esta partida.',
    askThere: place => `Daqui não consigo ver se você pode olhar ${place}. Aperte *Acompanhar* lá.`,
    roundEnded: (title, round, place) =>
      round > 0
        ? `${title}\nA rodada ${number(round)} terminou em ${place}.`
        : `${title}\nUma rodada terminou em ${place}.`,
    gameEnded: (title, place) => `${title}\n**A partida acabou** em ${place}.`,
    reviewShared: (title, place) => `${title}\nUma análise desta partida em ${place} foi compartilhada:`,
    noReviewYet: '-# Se alguém que jogou compartilhar a análise, envio para você.',
    watchers: count => plural(count, { one: '# pessoa acompanha', other: '# pessoas acompanham' }),
  },
  roles: {
    call: role => (role === undefined ? 'Chamar o cargo' : `Chamar @${role}`),
    called: 'Chamado, numa mensagem própria.',
    message: (mention, person, game, free) =>
      `${mention} ${person} procura companhia: **${game}**, ${plural(free, { one: '# lugar livre', other: '# lugares livres' })}.`,
    setting: 'Uma mesa pode chamar',
    none: 'nenhum cargo',
  },
  refusals: {
    'no-such-game': () => 'Não conheço esse jogo.',
    'wishes-many': ({ number: of }) =>
      `Aviso de mesas abertas em no máximo ${number(of('limit') ?? 0)} servidores. Desligue um deles antes.`,
    'watch-seated': () => 'Você tem um lugar nesta partida: já vê tudo, e mais do que quem acompanha.',
    'watch-many': ({ number: of }) =>
      `Dá para acompanhar ${number(of('limit') ?? 0)} partidas de cada vez. Pare de acompanhar uma antes.`,
    'watch-unseen': () =>
      'Só dá para acompanhar partidas em canais de um servidor que você pode ver; as jogadas em particular, não.',
    'call-none': () =>
      'Este servidor não definiu um cargo que uma mesa possa chamar. Quem o administra define: `/games server call-role:`.',
    'call-gone': () =>
      'O cargo que este servidor definiu para as mesas foi excluído. Quem administra o servidor define outro: `/games server call-role:`.',
    'call-silent': ({ text }) =>
      `Uma menção minha não chamaria ninguém de **${text('role') ?? ''}**. Configurações do servidor → Cargos → esse cargo → “Permitir que qualquer um @mencione este cargo” muda isso.`,
    'call-unknown': () => 'Não consigo saber agora se posso chamar esse cargo. Tente de novo daqui a pouco.',
    'call-often': ({ number: of }) =>
      `Num servidor, o cargo é chamado uma vez a cada ${number(of('hours') ?? 0)} horas. Dá para chamar de novo ${when(of('until') ?? 0)}.`,
    called: () => 'Esta mesa já chamou o cargo: cada uma chama uma vez.',
    'not-at-lobby': () => 'Só quem está sentado nesta mesa pode chamar outros.',
  },
};
