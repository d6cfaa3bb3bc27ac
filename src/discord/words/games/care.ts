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

export interface GlanceWords {
  readonly onlyInServers: string;
  readonly none: string;
  readonly choose: string;
  readonly strange: string;
  /** Only the first so many are offered. */
  more(offered: number): string;
  readonly toBoard: string;
  readonly others: string;
}

export interface CareWords {
  readonly privacy: PrivacyWords;
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
  glance: {
    onlyInServers: 'This looks at the games of a server: ask there.',
    none: 'No game that you may see is being played in this server.',
    choose: 'Which game?',
    strange: 'I find no such game that is being played here. These are:',
    more: offered =>
      `These are the ${english.number(offered)} oldest. To look at another, give its channel or the link of a message in it.`,
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
  glance: {
    onlyInServers: '서버의 게임을 보는 명령이니 서버에서 쓰세요.',
    none: '이 서버에서 볼 수 있는 진행 중인 게임이 없습니다.',
    choose: '어느 게임을 볼까요?',
    strange: '여기서 진행 중인 그런 게임이 없습니다. 진행 중인 게임은 다음과 같습니다.',
    more: offered =>
      `가장 오래된 게임 ${korean.number(offered)}개입니다. 다른 게임을 보려면 그 채널이나 그 안의 메시지 링크를 입력하세요.`,
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
  glance: {
    onlyInServers: 'Isto olha as partidas de um servidor: pergunte lá.',
    none: 'Nenhuma partida que você possa ver está em andamento neste servidor.',
    choose: 'Qual partida?',
    strange: 'Não encontro essa partida em andamento aqui. Estas estão:',
    more: offered =>
      `Estas são as ${portuguese.number(offered)} mais antigas. Para ver outra, informe o canal dela ou o link de uma mensagem nela.`,
    toBoard: 'Para a partida',
    others: 'Outras partidas',
  },
};

export const care: In<CareWords> = { en, ko, 'pt-BR': pt };
