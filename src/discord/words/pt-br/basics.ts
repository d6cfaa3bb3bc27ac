import { grammar } from '../../../stage/grammar.ts';
import type { Basics } from '../en/basics.ts';
import type { Naming } from '../naming.ts';

const { listed, plural, percent } = grammar('pt-BR');

export const basics = ({ command, alone }: Naming): Basics => ({
  errors: {
    neutral: 'Algo deu errado do meu lado; nada foi alterado. Tente de novo daqui a pouco.',
    turnsGone:
      'As regras de hoje já não levam aos turnos anteriores desta partida, por isso não posso mostrá-los. O registro e o resultado dela continuam guardados.',
    refusedAnswer: `Não consegui mostrar a resposta. ${command('board')} mostra a partida como está agora.`,
    oldButton: `Este botão é de outra versão minha. ${command('board')} mostra a partida como está agora.`,
    strangeButton: `Não conheço este botão. ${command('board')} mostra a partida como está agora.`,
    otherGame: (game, command) => `O jogo deste canal é ${game}. Digite ${command}.`,
    otherGameEnded: (game, board) => `O último jogo deste canal foi ${game}. ${board} mostra como terminou.`,
    strangeCommand: 'Não conheço mais este comando. Digite `/` para ver os que existem.',
  },
  lobby: {
    join: 'Entrar',
    leave: 'Sair',
    start: 'Começar',
    free: 'livre',
    gathering: opener => `Aberta a todos daqui. ${opener} pode começar quando houver jogadores suficientes.`,
    full: 'A mesa está completa: qualquer pessoa sentada pode começar.',
    running: 'A partida está em andamento.',
    over: 'A partida terminou.',
    cancelled: 'A mesa foi cancelada.',
    opened: `A mesa está aberta e você já tem lugar. Os outros apertam Entrar ou digitam ${command('join')}.`,
    dealt: 'Cartas distribuídas: o tabuleiro vem numa mensagem própria.',
    joined: (taken, wanted) => `Você está na mesa: ${taken} de ${wanted}.`,
    left: 'Você saiu da mesa.',
    leftAndClosed: 'Você saiu; a mesa ficou vazia e foi fechada.',
    seated: people => `Ordem dos lugares: ${people.join(', ')}. O tabuleiro já vem.`,
    resigned: 'Você desistiu. Daqui em diante seu lugar é jogado por mim e fica em último.',
    resignedAndOver: 'Você desistiu, e a partida terminou.',
    howItEnded: `${command('board')} mostra como terminou.`,
    resign: 'Desistir de vez',
    askResign: others =>
      others === 0
        ? 'Abandonar esta partida? Isso não se desfaz.'
        : others === 1
          ? 'Desistir? A partida termina na hora e a outra pessoa vence. Isso não se desfaz.'
          : 'Desistir? Jogo o seu lugar até o fim e ele fica em último. Isso não se desfaz. Com `/games settings` o seu lugar espera enquanto você está fora.',
    askResignEnds:
      'Desistir? Todos os outros concordam em cancelar esta partida, então ela termina na hora: você fica em último, e eles dividem o primeiro lugar. Isso não se desfaz.',
    askResignCancels:
      'Desistir? Todos os outros concordam em cancelar esta partida, então ela é cancelada na hora. Isso não se desfaz.',
    calledOff: 'A partida foi cancelada.',
    agreedToCancel: (agreed, needed) =>
      plural(agreed, {
        one: `Você concorda em cancelar esta partida: # de ${needed} concorda. Os outros são perguntados no canal.`,
        other: `Você concorda em cancelar esta partida: # de ${needed} concordam. Os outros são perguntados no canal.`,
      }),
    askCancel:
      'Propor aos outros cancelar esta partida? Ela acaba quando todos concordarem e não conta para ninguém.',
    askCancelLast:
      'Cancelar esta partida? Todos os outros concordam: ela acaba na hora e não conta para ninguém.',
    askEnd:
      'Encerrar esta partida? Alguém saiu dela. Ela acaba quando todos os outros concordarem: quem saiu perde, e os outros dividem o primeiro lugar.',
    endedDeserted: 'A partida acabou: quem saiu dela perde, e os outros dividem o primeiro lugar.',
    openCancel: 'Cancelar a partida',
    agreeCancel: 'Concordar em cancelar',
    playOn: 'Continuar jogando',
    playsOn: person => `${person} quer continuar: esta partida não é cancelada.`,
    nothingToCancel: 'Ninguém mais quer cancelar esta partida.',
    saidPlayOn: 'A partida continua.',
  },
  places: {
    permissions: {
      ViewChannel: 'Ver canal',
      SendMessages: 'Enviar mensagens',
      SendMessagesInThreads: 'Enviar mensagens em tópicos',
      CreatePublicThreads: 'Criar tópicos públicos',
      CreatePrivateThreads: 'Criar tópicos privados',
      AttachFiles: 'Anexar arquivos',
      ReadMessageHistory: 'Ver histórico de mensagens',
    },
    lacking: permissions =>
      permissions.length === 1
        ? `Não posso jogar neste canal: falta-me a permissão ${listed(permissions)}. Quem gerencia o canal pode concedê-la ao meu cargo; depois, peça de novo.`
        : `Não posso jogar neste canal: faltam-me as permissões ${listed(permissions)}. Quem gerencia o canal pode concedê-las ao meu cargo; depois, peça de novo.`,
    direct:
      alone === undefined
        ? `Aqui somos só nós dois: ${command('new', 'players:')} joga contra o bot; para várias pessoas, digite-o em um canal de um servidor.`
        : `Aqui somos só nós dois: ${alone} joga sozinho, ${command('new', 'players:')} contra o bot; várias pessoas precisam de um canal de um servidor.`,
    amongOthers:
      'Não posso publicar tabuleiros numa conversa privada de outras pessoas. Jogue num canal de um servidor em que estou instalado, ou solo numa mensagem direta comigo.',
    notInstalled: `Não estou instalado neste servidor e por isso não poderia publicar o tabuleiro aqui. Quem gerencia o servidor pode me adicionar: abra meu perfil e escolha “Adicionar aplicativo”.${alone === undefined ? '' : ` Ou jogue ${alone} numa mensagem direta comigo.`}`,
  },
  board: {
    rules: 'Regras',
    parts: 'O que é o quê',
    hand: 'Mão',
    board: 'Tabuleiro',
    undo: 'Desfazer',
    cancelled: 'Esta partida foi cancelada.',
    givenUp: 'Esta partida foi abandonada.',
    lastOnes: people =>
      people.length === 1
        ? `${listed(people)} vence: todos os outros desistiram.`
        : `${listed(people)} vencem: todos os outros desistiram.`,
    resigned: person => `${person} desistiu.`,
    wouldCancel: (people, agreed, asked) =>
      plural(agreed, {
        one: `${listed(people)} quer cancelar esta partida: # de ${asked} concorda.`,
        other: `${listed(people)} querem cancelar esta partida: # de ${asked} concordam.`,
      }),
    chosen: people =>
      people.length === 1 ? `${listed(people)} já escolheu.` : `${listed(people)} já escolheram.`,
    awaited: (people, what) => `${listed(people)}: ${what}`,
    tookBack: person => `${person} desfez:`,
    tooEarly: 'Acabou antes de alguém ter a segunda vez, então não conta em lugar nenhum.',
    practised: 'Treino: algo foi desfeito nesta partida, então a pontuação conta como treino.',
  },
  panel: {
    done: 'Feito.',
    sealed: deed => `Escolha guardada em segredo: ${deed}.`,
    stillChoosing: people => `Ainda falta escolher: ${listed(people)}. Até lá, você pode mudar a escolha.`,
    chooseAgain: 'Escolher de novo',
    turnedDown: (deed, why) =>
      `A sua escolha não combina com o que os outros escolheram: ${deed}. ${why} Escolha de novo; os outros mantêm as deles.`,
    unreadable: (typed, why) =>
      `As regras mudaram depois da sua escolha, e ela não pode mais ser lida: “${typed}”. ${why} Escolha de novo; os outros mantêm a deles.`,
    preview: deed => `Prévia: ${deed}`,
    earlier: 'Anteriores',
    more: (page, pages) => `Mais… (${page} de ${pages})`,
    back: 'Voltar',
    yourTurn: 'Sua vez',
    judged: 'Os melhores primeiro, segundo o jogador médio do bot.',
    mostPoints: 'Primeiro o que dá mais pontos agora.',
    pressShows: order => `${order} Um toque mostra o que rende; nada é feito antes de você confirmar.`,
    greenActs: order => `${order} Os botões verdes agem na hora; os outros mostram antes o que rendem.`,
    /** @param kind of action, as its button says it */
    others: (kind: string) => `${kind}: outras opções`,
    none: 'nenhum',
    notYet: 'Ainda não foi feito. O resultado seria:',
    gone: 'Essa opção não existe mais. Estas existem:',
    points: points => plural(points, { one: '# ponto', other: '# pontos' }),
    upTo: points => `até ${points}`,
  },
  orders: {
    always: order => `Sempre: ${order}`,
    alwaysWhich: 'Sempre assim…',
    which: 'É feito agora e, daí em diante, sem perguntar a você, sempre que servir. Até quando?',
    left: order => `Ordem deixada: ${order}. Ninguém mais a vê; você pode retirá-la na sua página da mão.`,
    title: '**Suas ordens**',
    takeBack: order => `Retirar: ${order}`,
    withdrawn: 'A ordem foi retirada. Você será consultado de novo.',
    door: 'Ordens…',
    ask: 'O que devo fazer por você sem perguntar? Faço sempre que servir; até lá ninguém mais vê.',
    none: 'Agora não há nada que se possa decidir antes.',
  },
  typing: {
    lacking: option => `Falta ${option}.`,
    unknown: (typed, option) => `Não conheço “${typed}” como ${option}.`,
    andMore: (values, left) => `${values.join(', ')} e mais ${left}`,
    possible: values => `Possível agora: ${values}.`,
    possibleWith: (given, values) => `Possível com ${given.join(', ')}: ${values}.`,
    instead: kinds => `O que você pode fazer agora: ${kinds.join(', ')}.`,
    nothing: typed => `“${typed}” não é algo que você possa fazer agora.`,
    several: typed => `“${typed}” pode ser mais de uma ação.`,
  },
  fair: {
    shuffleSealed: digits => `Embaralhamento ${digits} · ${command('game verify')}`,
    shuffleTold: `Conferir o embaralhamento: ${command('game verify')}`,
    elsewhere: 'Isto pertence a uma partida de outro canal, então nada foi feito.',
    unasked: `Não pedi isto, então nada foi feito. ${command('board')} mostra a partida como está agora.`,
    slowDown: 'Isso foi rápido demais para mim, então nada foi feito. Tente de novo daqui a pouco.',
  },
  lesson: {
    begin: 'Experimentar um turno',
    toGame: 'Ir para a partida',
    play: 'Abrir uma mesa aqui',
    step: (at, of) => `Passo ${at} de ${of}, em um tabuleiro de exemplo: nada aqui muda uma partida.`,
    back: 'Voltar',
    none: `Esta lição não existe mais. ${command('rules')} tem todos os capítulos.`,
  },
  showing: {
    share: 'Compartilhar',
    replayButton: 'Rever',
    card: 'Este é o cartão desta partida, que por enquanto só você vê: salve, ou publique neste canal.',
    cardToKeep: 'Este é o cartão desta partida, para salvar ou compartilhar.',
    post: 'Publicar aqui',
    posted: 'Publicado.',
    sharedBy: person => `${person} compartilha esta partida:`,
    replay: 'Esta é a partida do início até agora, para salvar ou compartilhar.',
    progress: share => `A partida está sendo desenhada turno a turno: ${percent(share)} prontos.`,
    busy: 'Um replay deste canal já está sendo desenhado. Tente de novo quando ele ficar pronto.',
    noPicture: 'Este jogo não tem essa imagem.',
  },
});
