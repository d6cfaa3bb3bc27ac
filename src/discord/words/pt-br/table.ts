import type { Strength } from '../../../core/player.ts';
import { grammar } from '../../../stage/grammar.ts';
import type { TableWords } from '../en/table.ts';
import { HOURS } from '../figures.ts';
import type { Naming } from '../naming.ts';

const { listed, percent, plural } = grammar('pt-BR');

const STANDS_IN: Readonly<Record<Strength, string>> = {
  easy: 'um jogador fácil do bot',
  medium: 'um jogador médio do bot',
  hard: 'um jogador difícil do bot',
};

export const table = ({ command, alone }: Naming): TableWords => ({
  tables: {
    paces: {
      none: 'sem limite de tempo',
      day: 'um dia por vez',
      'three-days': 'três dias por vez',
      'two-weeks': '14 dias por vez',
    },
    seatings: { random: 'lugares sorteados', joined: 'lugares na ordem de entrada' },
    noHints: 'sem dicas',
    rated: 'vale para o rating, por isso sem dicas',
    ratedWithMore: 'vale para o rating se mais uma pessoa entrar',
    unrated: 'não vale para o rating',
    ratedWithHints: 'Uma partida que vale para o rating não tem dicas: escolha `rated:False` ou `hints:off`.',
    invited: people => `Convites: ${listed(people)}`,
    asked: 'esperando resposta',
    rematch: 'Mais uma partida com as mesmas pessoas: os outros apertam Entrar.',
    lapsed: `Ninguém fez nada aqui em um dia, então a mesa foi fechada. ${command('new')} abre outra quando quiser.`,
    title: (game, people) => `${game} com ${people.join(', ')}`,
    inThread: 'Em um tópico',
    openedThere: thread => `A mesa está aberta em ${thread}, e você está nela.`,
    dealtThere: thread => `Começou: o tabuleiro está em ${thread}.`,
    alreadyInThread: `Já estamos em um tópico: ${command('new')} sem \`thread\` joga aqui.`,
    noThread: `Não consegui abrir um tópico aqui. ${command('new')} sem \`thread\` joga neste canal.`,
    bots: people => `${listed(people)} não pode jogar: só pessoas jogam.`,
    yourself:
      alone === undefined ? 'Você não pode desafiar a si mesmo.' : `Para jogar sozinho, digite ${alone}.`,
    remove: person => `Retirar ${person}`,
    removed: person => `${person} saiu da mesa; o lugar está livre de novo.`,
    again: 'A mesa está aberta de novo: os outros apertam Entrar.',
    againSolo: 'Tudo de novo: o tabuleiro vem a seguir.',
  },
  calls: {
    ping: person => `${person}, é a sua vez.`,
    reminder: (person, hours) =>
      plural(hours, {
        one: `${person}, os outros esperam por você há # hora.`,
        other: `${person}, os outros esperam por você há # horas.`,
      }),
    note: (person, days) =>
      plural(days, {
        one: `${person}, um último aviso: os outros esperam por você há # dia. Não vou mais lembrar você desta vez.`,
        other: `${person}, um último aviso: os outros esperam por você há # dias. Não vou mais lembrar você desta vez.`,
      }),
    nudge: (people, by, asked) =>
      `${listed(people)}, ${by} está chamando: ${asked ?? (people.length === 1 ? 'é a sua vez' : 'é a vez de vocês')}.`,
    overdue: (person, pace) =>
      `${person} passou de ${HOURS[pace]} horas. Os outros podem decidir como continuar.`,
    question: person => `${person}, perguntaram algo a você aqui, e ainda falta a sua resposta.`,
    invited: person => `${person}, chamaram você para esta mesa.`,
    nudgeThem: 'Chamar',
    nudged: people => `Chamado: ${listed(people)}. A próxima vez só daqui a doze horas.`,
    paused: 'Esta partida está em pausa.',
  },
  seats: {
    absent: (person, how) =>
      how !== 'steady'
        ? `A partir de agora ${STANDS_IN[how]} joga no lugar de ${person}, até que volte: qualquer ação já traz de volta.`
        : `A partir de agora jogo no lugar de ${person} por uma regra fixa, até que volte: qualquer ação já traz de volta.`,
    gone: (person, how) =>
      how !== 'steady'
        ? `${person} saiu do servidor. Por enquanto joga ${STANDS_IN[how]}; os outros podem oferecer o lugar a mais alguém.`
        : `${person} saiu do servidor. Por enquanto jogo eu, por uma regra fixa; os outros podem oferecer o lugar a mais alguém.`,
    back: person => `${person} voltou a jogar.`,
    offered: person =>
      `O lugar de ${person} está sendo oferecido: quem apertar primeiro fica com ele, com todos os pontos. Até lá ainda é de ${person}.`,
    'offer-lapsed': person =>
      `Ninguém pegou o lugar de ${person} em 48 horas: ele não está mais sendo oferecido.`,
    taken: (person, before) => `${person} continua no lugar de ${before}. Boas-vindas!`,
    away: (person, until) => `${person} está fora até ${until}. O relógio desta partida espera.`,
    awayInPart: (person, until, days) =>
      days === 0
        ? `${person} está fora até ${until}. O relógio desta partida continua correndo.`
        : `${person} está fora até ${until}. O relógio desta partida espera no máximo mais ${plural(days, { one: '# dia', other: '# dias' })}.`,
    here: person => `${person} está de volta.`,
    take: 'Pegar o lugar',
    took: 'O lugar é seu. O tabuleiro vem a seguir.',
    comeBack: 'Voltei',
    youAreBack: 'Você joga de novo o seu lugar.',
  },
  votes: {
    propose: {
      'play-once': 'Jogar esta vez por essa pessoa',
      'play-until-back': 'Jogar até que volte',
      offer: 'Oferecer o lugar',
      pause: 'Pausar',
      unpause: 'Continuar',
    },
    choose: 'Escolher quem joga',
    whoPlays: target => `**Quem joga por ${target}?** Os outros decidem.`,
    ways: { 'play-once': 'Esta vez', 'play-until-back': 'Até que volte' },
    asks: {
      'play-once': (person, target, how) =>
        how !== 'steady'
          ? `${person} pede que ${STANDS_IN[how]} jogue esta vez por ${target}.`
          : `${person} pede que eu jogue esta vez por ${target}, por uma regra fixa.`,
      'play-until-back': (person, target, how) =>
        how !== 'steady'
          ? `${person} pede que ${STANDS_IN[how]} jogue por ${target} até que volte.`
          : `${person} pede que eu jogue por ${target} por uma regra fixa até que volte.`,
      offer: (person, target) => `${person} pede para oferecer o lugar de ${target} a mais alguém.`,
      pause: person => `${person} pede para pausar a partida.`,
      unpause: person => `${person} pede para continuar a partida.`,
    },
    question: (people, needed, until) =>
      people.length === 0
        ? `${needed} precisam concordar. Caduca ${until}.`
        : `${listed(people)}: concorda? Precisa de ${needed}. Caduca ${until}.`,
    soFar: (agreed, needed, refused) =>
      refused === 0
        ? `${agreed} de ${needed} até agora.`
        : `${agreed} de ${needed} até agora, ${refused} contra.`,
    agreed: '**Aprovado.**',
    refused: '**Recusado**: a partida segue como estava.',
    withdrawn: 'Não é mais necessário.',
    withdrewBy: person => `${person} retirou o pedido.`,
    lapsed: 'Não foi decidido em 48 horas: a partida segue como estava.',
    youAsked: 'Os outros foram consultados.',
    youAgreed: 'Você concorda.',
    youRefused: 'Você recusou.',
    youWithdrew: 'Você retirou o pedido.',
    carried: 'Aprovado: está feito.',
  },
  undo: {
    ask: 'Perguntar aos outros',
    agree: 'Concordar',
    refuse: 'Recusar',
    done: 'Desfeito; o tabuleiro já vem.',
    askPractice: 'Desfazer? A pontuação desta partida fica marcada como treino e não vale como recorde.',
    practise: 'Desfazer',
    asked: people =>
      people.length === 1
        ? `Pedido feito: ${listed(people)} precisa concordar em até 48 horas. Qualquer ação na partida retira o pedido.`
        : `Pedido feito: ${listed(people)} precisam concordar em até 48 horas. Qualquer ação na partida retira o pedido.`,
    allAgreed: 'Você concorda, assim como todos os outros: foi desfeito. O tabuleiro já vem.',
    youRefused: 'Você recusou: a ação fica valendo.',
    youAgreed: stillAsked => `Você concorda. Ainda falta a resposta de ${listed(stillAsked)}.`,
    asks: person => `${person} pede para desfazer:`,
    question: (people, _needed, until) =>
      people.length === 1
        ? `${listed(people)}: você concorda? Todos os outros precisam concordar. O pedido vale até ${until}; qualquer ação na partida o retira.`
        : `${listed(people)}: vocês concordam? Todos os outros precisam concordar. O pedido vale até ${until}; qualquer ação na partida o retira.`,
    soFar: (agreed, asked) =>
      plural(agreed, {
        one: `Até agora, # de ${asked} concorda.`,
        other: `Até agora, # de ${asked} concordam.`,
      }),
    agreed: 'Todos concordaram: foi desfeito.',
    refused: 'Recusado: fica valendo.',
    refusedBy: person => `${person} recusou: fica valendo.`,
    refusedNews: (by, asker) =>
      by === undefined
        ? `Recusado: fica valendo. ${asker} tinha pedido para desfazer a última ação.`
        : `${by} recusou: fica valendo. ${asker} tinha pedido para desfazer a última ação.`,
    withdrewBy: person => `${person} retirou o pedido: fica valendo.`,
    withdrawn: 'Pedido retirado: a partida seguiu adiante, então fica valendo.',
    lapsed: 'Nem todos concordaram em 48 horas: fica valendo.',
  },
  history: {
    log: 'Histórico',
    recap: 'Resumo',
    board: 'Tabuleiro',
    earlier: '◀ Anterior',
    later: 'Próxima ▶',
    logTitle: (page, pages) => `**A partida até aqui**, página ${page} de ${pages}`,
    logEmpty: 'Ninguém jogou ainda. O histórico começa com o primeiro turno.',
    strangers: 'Você não está nesta mesa; esta é a última página do histórico dela.',
    tookBack: (name, turns) => `**${name}** desfez ${listed(turns)}.`,
    byOrder: '(por ordem deixada)',
    playedFor: name => `(jogado no lugar de ${name})`,
    since: '**Desde a sua última jogada**',
    sinceTheDeal: '**Desde o início da partida**',
    nothingSince: 'Nada aconteceu desde a sua última jogada.',
    near: '**Para os seus objetivos**',
    boardAfter: (turn, newest) => `O tabuleiro depois do turno ${turn} de ${newest}.`,
    boardOfTheDeal: 'O tabuleiro no início da partida.',
    noSuchTurn: (turn, newest) =>
      `O turno ${turn} não existe: o mais recente é o ${newest}, e 0 é o início. ${command('game log')} numera os turnos.`,
  },
  ending: {
    best: (person, points, turn) =>
      `Melhor turno: ${person}, ${plural(points, { one: '# ponto', other: '# pontos' })} (turno ${turn}).`,
    ratings: people => `Pontos de rating: ${people.join(', ')}.`,
    ratingsWithPlayers: people => `Rating contra os jogadores do bot: ${people.join(', ')}.`,
    rating: (person, points, change) => `${person} com ${points} (${change})`,
    ratedInPart: part => `A partida contou ${percent(part)} de uma que vale por inteiro.`,
    rematch: 'Revanche',
    another: 'Outro jogo',
    whichOther: 'Que jogo com as mesmas pessoas? Os outros são chamados e apertam Entrar.',
    record: 'A partida inteira, como arquivo que outros programas leem e conferem.',
    recordSoFar:
      'A partida até aqui, como arquivo: o que você pode saber dela. Ficará completo quando a partida terminar.',
    recordFile: 'O registro da partida',
    verified: shuffles =>
      `Conferido: ${plural(shuffles, { one: 'o # embaralhamento', other: 'os # embaralhamentos' })} e todos os turnos seguem da semente fixada antes da primeira carta. Com ${command('game record')} você mesmo pode conferir.`,
    proof: (commitment, seed, salt) => `-# SHA-256 \`${commitment}\`, semente \`${seed}\`, sal \`${salt}\``,
    differs: turn => `A partir do turno ${turn}, esta partida não segue da semente fixada antes dela.`,
    notYetVerified: commitment =>
      `Os embaralhamentos vêm de uma semente secreta; o SHA-256 dela é \`${commitment}\`. A semente é revelada quando a partida termina; então posso conferir todos os embaralhamentos.`,
    unverifiable:
      'Esta partida começou antes de os embaralhamentos terem semente fixada, então nada pode ser conferido.',
    olderRules:
      'Esta partida começou com uma versão anterior das regras, e já não posso verificar os seus turnos. A semente está publicada: o programa daquela época pode.',
  },
});
