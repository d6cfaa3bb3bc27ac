import { grammar } from '../../../present/grammar.ts';
import type { In } from '../../../present/languages.ts';

/** What a person is told of what is kept. */
export interface PrivacyWords {
  readonly title: string;
  readonly never: string;
  name(name: string): string;
  readonly nothing: string;
  seats(seats: number, running: number): string;
  rest(invitations: number, votes: number, blocks: number): string;
  readonly more: string;
  readonly exported: string;
  /** What the file is, for its alt text. */
  readonly file: string;
  readonly exportButton: string;
  readonly forgetButton: string;
  forgetAsk(running: number): string;
  readonly forgetSure: string;
  readonly keep: string;
  readonly kept: string;
  forgotten(games: number): string;
}

/** What the bot finds out about itself. */
export interface DoctorWords {
  readonly allowed: string;
  lacks(permission: string): string;
  readonly threads: string;
  noThreads(permissions: readonly string[]): string;
  readonly grant: string;
  readonly direct: string;
  database(milliseconds: number): string;
  readonly badDatabase: string;
  outbox(waiting: number): string;
  readonly quietOutbox: string;
  board(milliseconds: number): string;
  readonly badBoard: string;
  readonly well: string;
  readonly ill: string;
}

export interface GlanceWords {
  readonly onlyInServers: string;
  readonly none: string;
  readonly choose: string;
  readonly strange: string;
  readonly toBoard: string;
  readonly others: string;
}

export interface CareWords {
  readonly privacy: PrivacyWords;
  readonly doctor: DoctorWords;
  readonly glance: GlanceWords;
}

const english = grammar('en');
const en: CareWords = {
  privacy: {
    title: '**What is stored about you**',
    never: 'Your id and nothing else of your account; no messages, no addresses.',
    name: name => `The name last seen: ${name}`,
    nothing: 'Nothing: you have not played here.',
    seats: (seats, running) =>
      `Seats in games: **${english.number(seats)}**; in games that are going on: **${english.number(running)}**`,
    rest: (invitations, votes, blocks) =>
      `Your settings; invitations: **${invitations}**, votes: **${votes}**, people you blocked: **${blocks}**`,
    more: 'All of it is in the export. Forgetting takes your name and your settings out of everything.',
    exported: 'All that is stored about you, as a file that only you see.',
    file: 'All that is stored about one person, as JSON',
    exportButton: 'Export',
    forgetButton: 'Forget me…',
    forgetAsk: running =>
      `Forget you? Your settings and results are deleted, and in finished games you become “Player 2”. ${
        running > 0
          ? english.plural(running, {
              one: '**The # game that is going on is resigned or left.** ',
              other: '**The # games that are going on are resigned or left.** ',
            })
          : ''
      }My newest message of each game is changed; older messages stay. This cannot be undone.`,
    forgetSure: 'Forget me for good',
    keep: 'Keep everything',
    kept: 'Nothing was changed.',
    forgotten: games =>
      `Done: you are forgotten, in ${english.plural(games, { one: '# game', other: '# games' })}. Older messages in the channels stay; their writer or a moderator can delete them.`,
  },
  doctor: {
    allowed: 'I may see this channel, post here, attach pictures and read what I posted.',
    lacks: permission => `I lack ${permission}.`,
    threads: 'I may open threads here.',
    noThreads: permissions =>
      `I lack ${english.listed(permissions)}: only a game in a thread of its own needs it.`,
    grant:
      'How to grant it: Edit Channel → Permissions → add my role → allow what is named above. Or for all channels: Server Settings → Roles → my role.',
    direct: 'We are in a direct message: no permissions are needed, solo games work here.',
    database: milliseconds => `The database answers, in ${english.number(milliseconds)} ms.`,
    badDatabase: 'The database does not answer: nothing can be played now. Tell who runs me.',
    outbox: waiting =>
      english.plural(waiting, {
        one: '# message waits to be posted.',
        other: '# messages wait to be posted.',
      }),
    quietOutbox: 'No message waits to be posted.',
    board: milliseconds => `A board was painted in ${english.number(milliseconds)} ms: it is below.`,
    badBoard: 'I could not paint a board. Tell who runs me.',
    well: '**All is well here.**',
    ill: '**Something is missing here.**',
  },
  glance: {
    onlyInServers: 'This looks at the games of a server: ask there.',
    none: 'No game that you may see is being played in this server.',
    choose: 'Which game?',
    strange: 'I find no such game that is being played here. These are:',
    toBoard: 'To the game',
    others: 'Other games',
  },
};

const korean = grammar('ko');
const ko: CareWords = {
  privacy: {
    title: '**저장된 내 정보**',
    never: '계정에서는 ID만 저장합니다. 메시지나 주소는 저장하지 않습니다.',
    name: name => `마지막으로 본 이름: ${name}`,
    nothing: '저장된 것이 없습니다. 여기서 게임을 한 적이 없습니다.',
    seats: (seats, running) =>
      `참가한 게임: **${korean.number(seats)}**개, 그중 진행 중 **${korean.number(running)}**개`,
    rest: (invitations, votes, blocks) =>
      `내 설정, 초대 **${invitations}**개, 투표 **${votes}**개, 차단한 사람 **${blocks}**명`,
    more: '전부는 내보내기에 있습니다. 잊기는 모든 곳에서 이름과 설정을 지웁니다.',
    exported: '저장된 내 정보 전부입니다. 이 파일은 자신만 볼 수 있습니다.',
    file: '한 사람에 대해 저장된 모든 것, JSON',
    exportButton: '내보내기',
    forgetButton: '잊어 주세요…',
    forgetAsk: running =>
      `정말 잊을까요? 설정과 결과가 지워지고, 끝난 게임에서는 “Player 2”가 됩니다. ${
        running > 0 ? `**진행 중인 게임 ${korean.number(running)}개는 기권하거나 나가게 됩니다.** ` : ''
      }각 게임의 최근 메시지는 고치지만 그 전의 메시지는 남습니다. 되돌릴 수 없습니다.`,
    forgetSure: '완전히 잊기',
    keep: '그대로 두기',
    kept: '아무것도 바꾸지 않았습니다.',
    forgotten: games =>
      `게임 ${korean.number(games)}개에서 잊었습니다. 채널의 오래된 메시지는 남으며, 쓴 사람이나 관리자가 지울 수 있습니다.`,
  },
  doctor: {
    allowed: '이 채널을 보고, 글과 그림을 올리고, 올린 것을 읽을 수 있습니다.',
    lacks: permission => `${permission} 권한이 없습니다.`,
    threads: '여기서 스레드를 열 수 있습니다.',
    noThreads: permissions =>
      `${korean.listed(permissions)} 권한이 없습니다. 게임을 따로 스레드에서 할 때만 필요합니다.`,
    grant:
      '권한 주기: 채널 편집 → 권한 → 제 역할 추가 → 위의 권한 허용. 모든 채널에 주려면: 서버 설정 → 역할 → 제 역할.',
    direct: '개인 메시지에서는 권한이 필요하지 않습니다. 혼자 하는 게임을 할 수 있습니다.',
    database: milliseconds => `데이터베이스가 ${korean.number(milliseconds)}ms 만에 답합니다.`,
    badDatabase:
      '데이터베이스가 답하지 않아 지금은 게임을 할 수 없습니다. 봇을 운영하는 사람에게 알려 주세요.',
    outbox: waiting => `올리기를 기다리는 메시지가 ${korean.number(waiting)}개 있습니다.`,
    quietOutbox: '올리기를 기다리는 메시지가 없습니다.',
    board: milliseconds => `게임보드를 ${korean.number(milliseconds)}ms 만에 그렸습니다. 아래에 있습니다.`,
    badBoard: '게임보드를 그리지 못했습니다. 봇을 운영하는 사람에게 알려 주세요.',
    well: '**여기에는 문제가 없습니다.**',
    ill: '**여기에 부족한 것이 있습니다.**',
  },
  glance: {
    onlyInServers: '서버의 게임을 보는 명령이니 서버에서 쓰세요.',
    none: '이 서버에서 볼 수 있는 진행 중인 게임이 없습니다.',
    choose: '어느 게임을 볼까요?',
    strange: '여기서 진행 중인 그런 게임이 없습니다. 진행 중인 게임은 다음과 같습니다.',
    toBoard: '게임으로',
    others: '다른 게임',
  },
};

const portuguese = grammar('pt-BR');
const pt: CareWords = {
  privacy: {
    title: '**O que está guardado sobre você**',
    never: 'O seu id e mais nada da sua conta; nenhuma mensagem, nenhum endereço.',
    name: name => `O último nome visto: ${name}`,
    nothing: 'Nada: você não jogou aqui.',
    seats: (seats, running) =>
      `Lugares em partidas: **${portuguese.number(seats)}**; em andamento: **${portuguese.number(running)}**`,
    rest: (invitations, votes, blocks) =>
      `Suas configurações; convites: **${invitations}**, votos: **${votes}**, pessoas bloqueadas: **${blocks}**`,
    more: 'Tudo está na exportação. Esquecer tira o seu nome e as suas configurações de tudo.',
    exported: 'Tudo o que está guardado sobre você, num arquivo que só você vê.',
    file: 'Tudo o que está guardado sobre uma pessoa, em JSON',
    exportButton: 'Exportar',
    forgetButton: 'Esquecer de mim…',
    forgetAsk: running =>
      `Esquecer você? Suas configurações e seus resultados são apagados, e nas partidas terminadas você vira “Player 2”. ${
        running > 0
          ? portuguese.plural(running, {
              one: '**Você desiste da # partida em andamento ou sai dela.** ',
              other: '**Você desiste das # partidas em andamento ou sai delas.** ',
            })
          : ''
      }A minha mensagem mais nova de cada partida é mudada; as mais antigas ficam. Não há como voltar atrás.`,
    forgetSure: 'Esquecer para sempre',
    keep: 'Manter tudo',
    kept: 'Nada foi mudado.',
    forgotten: games =>
      `Pronto: você foi esquecido, em ${portuguese.plural(games, { one: '# partida', other: '# partidas' })}. As mensagens antigas nos canais ficam; quem as escreveu ou a moderação pode apagá-las.`,
  },
  doctor: {
    allowed: 'Posso ver este canal, escrever aqui, anexar imagens e ler o que escrevi.',
    lacks: permission => `Falta-me ${permission}.`,
    threads: 'Posso abrir tópicos aqui.',
    noThreads: permissions =>
      `Falta-me ${portuguese.listed(permissions)}: só uma partida num tópico próprio precisa disso.`,
    grant:
      'Como conceder: Editar canal → Permissões → adicionar o meu cargo → permitir o que está acima. Ou para todos os canais: Configurações do servidor → Cargos → o meu cargo.',
    direct: 'Estamos numa mensagem direta: não precisa de permissões, partidas solo funcionam aqui.',
    database: milliseconds => `O banco de dados responde, em ${portuguese.number(milliseconds)} ms.`,
    badDatabase: 'O banco de dados não responde: nada pode ser jogado agora. Avise quem me mantém.',
    outbox: waiting =>
      portuguese.plural(waiting, {
        one: '# mensagem espera para ser publicada.',
        other: '# mensagens esperam para ser publicadas.',
      }),
    quietOutbox: 'Nenhuma mensagem espera para ser publicada.',
    board: milliseconds => `Um tabuleiro foi pintado em ${portuguese.number(milliseconds)} ms: está abaixo.`,
    badBoard: 'Não consegui pintar um tabuleiro. Avise quem me mantém.',
    well: '**Está tudo bem aqui.**',
    ill: '**Falta algo aqui.**',
  },
  glance: {
    onlyInServers: 'Isto olha as partidas de um servidor: pergunte lá.',
    none: 'Nenhuma partida que você possa ver está em andamento neste servidor.',
    choose: 'Qual partida?',
    strange: 'Não encontro essa partida em andamento aqui. Estas estão:',
    toBoard: 'Para a partida',
    others: 'Outras partidas',
  },
};

export const care: In<CareWords> = { en, ko, 'pt-BR': pt };
