import { grammar } from '../../../present/grammar.ts';
import type { In } from '../../../present/languages.ts';

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
  /** Of this channel alone, as all that follows. */
  outbox(waiting: number): string;
  readonly quietOutbox: string;
  /** Its channel was closed: it is kept. */
  parked(messages: number): string;
  /** Why the last try failed. */
  readonly why: Readonly<
    Record<'noChannel' | 'noAccess' | 'noPermission' | 'noMessages' | 'removed' | 'other', string>
  >;
  /** A permission is still missing. */
  readonly parkedGrant: string;
  /** None is missing now. */
  readonly parkedAgain: string;
  /** Other channels of this server; named are those that the asker may see. */
  parkedElsewhere(channels: number, named: readonly string[]): string;
  board(milliseconds: number): string;
  readonly badBoard: string;
  readonly well: string;
  readonly ill: string;
}

const english = grammar('en');
const en: DoctorWords = {
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
      one: '# message waits to be posted in this channel.',
      other: '# messages wait to be posted in this channel.',
    }),
  quietOutbox: 'No message waits to be posted in this channel.',
  parked: messages =>
    english.plural(messages, {
      one: '# message for this channel is kept: it could not be posted.',
      other: '# messages for this channel are kept: they could not be posted.',
    }),
  why: {
    noChannel: 'The last time, Discord said that there is no such channel.',
    noAccess: 'The last time, Discord said that I may not see this channel.',
    noPermission: 'The last time, Discord said that I lack a permission here.',
    noMessages: 'The last time, Discord said that I may not write to you.',
    removed: 'I had been removed from this server.',
    other: 'The last time, Discord did not take it. My log says why: ask who runs me.',
  },
  parkedGrant: 'Grant what is missing, then use `/games doctor` here again: I try again at once.',
  parkedAgain: 'Nothing is missing now: I am trying again.',
  parkedElsewhere: (channels, named) => {
    const count = english.plural(channels, {
      one: 'In # other channel of this server I could not post.',
      other: 'In # other channels of this server I could not post.',
    });
    return named.length > 0 ? `${count} Use \`/games doctor\` there: ${english.listed(named)}.` : count;
  },
  board: milliseconds => `A board was painted in ${english.number(milliseconds)} ms: it is below.`,
  badBoard: 'I could not paint a board. Tell who runs me.',
  well: '**All is well here.**',
  ill: '**Something is missing here.**',
};

const korean = grammar('ko');
const ko: DoctorWords = {
  allowed: '이 채널을 보고, 글과 그림을 올리고, 올린 것을 읽을 수 있습니다.',
  lacks: permission => `${permission} 권한이 없습니다.`,
  threads: '여기서 스레드를 열 수 있습니다.',
  noThreads: permissions =>
    `${korean.listed(permissions)} 권한이 없습니다. 게임을 따로 스레드에서 할 때만 필요합니다.`,
  grant:
    '권한 주기: 채널 편집 → 권한 → 제 역할 추가 → 위의 권한 허용. 모든 채널에 주려면: 서버 설정 → 역할 → 제 역할.',
  direct: '개인 메시지에서는 권한이 필요하지 않습니다. 혼자 하는 게임을 할 수 있습니다.',
  database: milliseconds => `데이터베이스가 ${korean.number(milliseconds)}ms 만에 답합니다.`,
  badDatabase: '데이터베이스가 답하지 않아 지금은 게임을 할 수 없습니다. 봇을 운영하는 사람에게 알려 주세요.',
  outbox: waiting => `이 채널에 올리기를 기다리는 메시지가 ${korean.number(waiting)}개 있습니다.`,
  quietOutbox: '이 채널에 올리기를 기다리는 메시지가 없습니다.',
  parked: messages => `이 채널에 올리지 못한 메시지 ${korean.number(messages)}개를 보관하고 있습니다.`,
  why: {
    noChannel: '지난번에 Discord가 그런 채널이 없다고 했습니다.',
    noAccess: '지난번에 Discord가 제가 이 채널을 볼 수 없다고 했습니다.',
    noPermission: '지난번에 Discord가 제게 이곳의 권한이 없다고 했습니다.',
    noMessages: '지난번에 Discord가 제가 메시지를 보낼 수 없다고 했습니다.',
    removed: '제가 이 서버에서 내보내졌습니다.',
    other: '지난번에 Discord가 받지 않았습니다. 이유는 로그에 있으니 봇을 운영하는 사람에게 물어보세요.',
  },
  parkedGrant: '부족한 권한을 준 다음 여기서 `/games doctor`를 다시 쓰세요. 바로 다시 올려 보겠습니다.',
  parkedAgain: '지금은 부족한 것이 없습니다. 다시 올려 보겠습니다.',
  parkedElsewhere: (channels, named) => {
    const count = `이 서버의 다른 채널 ${korean.number(channels)}개에 올리지 못했습니다.`;
    return named.length > 0 ? `${count} 그곳에서 \`/games doctor\`를 쓰세요: ${named.join(', ')}` : count;
  },
  board: milliseconds => `게임보드를 ${korean.number(milliseconds)}ms 만에 그렸습니다. 아래에 있습니다.`,
  badBoard: '게임보드를 그리지 못했습니다. 봇을 운영하는 사람에게 알려 주세요.',
  well: '**여기에는 문제가 없습니다.**',
  ill: '**여기에 부족한 것이 있습니다.**',
};

const portuguese = grammar('pt-BR');
const pt: DoctorWords = {
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
      one: '# mensagem espera para ser publicada neste canal.',
      other: '# mensagens esperam para ser publicadas neste canal.',
    }),
  quietOutbox: 'Nenhuma mensagem espera para ser publicada neste canal.',
  parked: messages =>
    portuguese.plural(messages, {
      one: '# mensagem para este canal está guardada: não pôde ser publicada.',
      other: '# mensagens para este canal estão guardadas: não puderam ser publicadas.',
    }),
  why: {
    noChannel: 'Da última vez, o Discord disse que esse canal não existe.',
    noAccess: 'Da última vez, o Discord disse que não posso ver este canal.',
    noPermission: 'Da última vez, o Discord disse que me falta uma permissão aqui.',
    noMessages: 'Da última vez, o Discord disse que não posso escrever para você.',
    removed: 'Eu tinha sido removido deste servidor.',
    other: 'Da última vez, o Discord não aceitou. O motivo está no meu registro: pergunte a quem me mantém.',
  },
  parkedGrant: 'Conceda o que falta e use `/games doctor` aqui de novo: tento outra vez na hora.',
  parkedAgain: 'Agora não falta nada: estou tentando outra vez.',
  parkedElsewhere: (channels, named) => {
    const count = portuguese.plural(channels, {
      one: 'Em # outro canal deste servidor não consegui publicar.',
      other: 'Em # outros canais deste servidor não consegui publicar.',
    });
    return named.length > 0 ? `${count} Use \`/games doctor\` lá: ${portuguese.listed(named)}.` : count;
  },
  board: milliseconds => `Um tabuleiro foi pintado em ${portuguese.number(milliseconds)} ms: está abaixo.`,
  badBoard: 'Não consegui pintar um tabuleiro. Avise quem me mantém.',
  well: '**Está tudo bem aqui.**',
  ill: '**Falta algo aqui.**',
};

export const doctor: In<DoctorWords> = { en, ko, 'pt-BR': pt };
