import { grammar } from '../../../present/grammar.ts';
import type { In } from '../../../present/languages.ts';

/** What a person's games with others come to. */
interface Counts {
  readonly games: number;
  readonly wins: number;
  readonly average: number | null;
  readonly best: number | null;
}

/** What is said of many games. `since` and the like are times that Discord shows in the reader's own way. */
export interface ListWords {
  readonly none: string;
  title(games: number, waiting: number): string;
  page(page: number, pages: number): string;
  together(place: string, people: readonly string[]): string;
  alone(place: string): string;
  yours(since: string): string;
  theirs(people: readonly string[], since: string): string;
  paused(since: string): string;
  gathering(taken: number, wanted: number, since: string): string;
  readonly first: string;
  readonly next: string;
  readonly earlier: string;
  readonly later: string;
  readonly onlyInServers: string;
  ownStats(game: string): string;
  statsOf(person: string, game: string): string;
  readonly nothingCounted: string;
  gamesAndWins(games: number, wins: number): string;
  average(points: number): string;
  best(points: number): string;
  solo(category: string, points: number): string;
  leaderboard(game: string): string;
  emptyLeaderboard(game: string): string;
  row(place: number, person: string, counts: Counts): string;
  readonly aloneTitle: string;
  soloRow(category: string, bests: readonly string[]): string;
  soloBest(person: string, points: number): string;
  readonly hidden: string;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
const share = (wins: number, games: number): number => (games === 0 ? 0 : wins / games);

const english = grammar('en');
const en: ListWords = {
  none: 'You have no game under way. `/porto new` opens one, `/porto solo` plays alone.',
  title: (games, waiting) =>
    english.plural(games, { one: '**Your game**', other: '**Your # games**' }) +
    (waiting > 0 ? english.plural(waiting, { one: ', # waits for you', other: ', # wait for you' }) : ''),
  page: (page, pages) => `page ${page} of ${pages}`,
  together: (place, people) => `${place} with ${english.listed(people)}`,
  alone: place => `${place} alone`,
  yours: since => `**Your turn**, ${since}`,
  theirs: (people, since) =>
    people.length > 0 ? `Waiting for ${english.listed(people)}, ${since}` : `Waiting, ${since}`,
  paused: since => `Paused, ${since}`,
  gathering: (taken, wanted, since) => `Gathering, ${taken} of ${wanted}, ${since}`,
  first: 'To the first',
  next: 'Next game',
  earlier: '◀ Earlier',
  later: 'Later ▶',
  onlyInServers: 'This is about the games of a server: ask there.',
  ownStats: game => `**Your games of ${game}**`,
  statsOf: (person, game) => `**${game}** as ${person} plays it in this server`,
  nothingCounted: 'No game has been counted yet.',
  gamesAndWins: (games, wins) =>
    `Games: **${english.number(games)}**, won: **${english.number(wins)}** (${english.percent(share(wins, games))})`,
  average: points => `Points on average: **${english.number(tenths(points))}**`,
  best: points => `Best turn: **${english.number(points)}**`,
  solo: (category, points) => `${category}: best **${english.number(points)}**`,
  leaderboard: game => `**${game} in this server**`,
  emptyLeaderboard: game => `No game of ${game} has been counted in this server yet.`,
  row: (place, person, { games, wins, average, best }) =>
    [
      `${place}. ${person}: ${english.plural(wins, { one: '# win', other: '# wins' })} in ${english.plural(games, { one: '# game', other: '# games' })}`,
      average === null ? undefined : `average ${english.number(tenths(average))}`,
      best === null ? undefined : `best turn ${english.number(best)}`,
    ]
      .filter(part => part !== undefined)
      .join(', '),
  aloneTitle: '**Alone**',
  soloRow: (category, bests) => `${category}, the best: ${bests.join(', ')}`,
  soloBest: (person, points) => `${person} ${english.number(points)}`,
  hidden: '-# Who does not want to be listed says so in `/games settings`.',
};

const korean = grammar('ko');
const ko: ListWords = {
  none: '진행 중인 게임이 없습니다. `/porto new`로 게임을 열거나 `/porto solo`로 혼자 할 수 있습니다.',
  title: (games, waiting) =>
    `**내 게임 ${korean.number(games)}개**${waiting > 0 ? `, 내 차례 ${korean.number(waiting)}개` : ''}`,
  page: (page, pages) => `${pages}쪽 중 ${page}쪽`,
  together: (place, people) => `${place}, 함께하는 사람: ${korean.listed(people)}`,
  alone: place => `${place}, 혼자`,
  yours: since => `**내 차례**, ${since}부터`,
  theirs: (people, since) =>
    people.length > 0 ? `${korean.listed(people)} 님 차례, ${since}부터` : `기다리는 중, ${since}부터`,
  paused: since => `잠시 멈춤, ${since}부터`,
  gathering: (taken, wanted, since) => `참가자 모집 중, ${wanted}명 중 ${taken}명, ${since}부터`,
  first: '첫 게임으로',
  next: '다음 게임',
  earlier: '◀ 이전',
  later: '다음 ▶',
  onlyInServers: '서버의 게임에 대한 것이니 서버에서 물어보세요.',
  ownStats: game => `**내 ${game} 게임**`,
  statsOf: (person, game) => `이 서버에서 ${person} 님의 **${game}**`,
  nothingCounted: '아직 집계된 게임이 없습니다.',
  gamesAndWins: (games, wins) =>
    `게임 **${korean.number(games)}**번, 승리 **${korean.number(wins)}**번 (${korean.percent(share(wins, games))})`,
  average: points => `평균 **${korean.number(tenths(points))}**점`,
  best: points => `가장 좋은 차례 **${korean.number(points)}**점`,
  solo: (category, points) => `${category}: 최고 **${korean.number(points)}**점`,
  leaderboard: game => `**이 서버의 ${game}**`,
  emptyLeaderboard: game => `이 서버에서 아직 집계된 ${game} 게임이 없습니다.`,
  row: (place, person, { games, wins, average, best }) =>
    [
      `${place}. ${person}: ${korean.number(games)}번 중 ${korean.number(wins)}번 승리`,
      average === null ? undefined : `평균 ${korean.number(tenths(average))}점`,
      best === null ? undefined : `가장 좋은 차례 ${korean.number(best)}점`,
    ]
      .filter(part => part !== undefined)
      .join(', '),
  aloneTitle: '**혼자 하는 게임**',
  soloRow: (category, bests) => `${category}: ${bests.join(', ')} (최고 점수)`,
  soloBest: (person, points) => `${person} ${korean.number(points)}점`,
  hidden: '-# 목록에 나오고 싶지 않으면 `/games settings`에서 바꿀 수 있습니다.',
};

const portuguese = grammar('pt-BR');
const pt: ListWords = {
  none: 'Você não tem partida em andamento. `/porto new` abre uma, `/porto solo` joga sozinho.',
  title: (games, waiting) =>
    portuguese.plural(games, { one: '**Sua partida**', other: '**Suas # partidas**' }) +
    (waiting > 0
      ? portuguese.plural(waiting, { one: ', # espera por você', other: ', # esperam por você' })
      : ''),
  page: (page, pages) => `página ${page} de ${pages}`,
  together: (place, people) => `${place} com ${portuguese.listed(people)}`,
  alone: place => `${place}, sozinho`,
  yours: since => `**Sua vez**, ${since}`,
  theirs: (people, since) =>
    people.length > 0 ? `Vez de ${portuguese.listed(people)}, ${since}` : `Em espera, ${since}`,
  paused: since => `Em pausa, ${since}`,
  gathering: (taken, wanted, since) => `Reunindo jogadores, ${taken} de ${wanted}, ${since}`,
  first: 'Para a primeira',
  next: 'Próxima partida',
  earlier: '◀ Anterior',
  later: 'Próxima ▶',
  onlyInServers: 'Isto é sobre as partidas de um servidor: pergunte lá.',
  ownStats: game => `**Suas partidas de ${game}**`,
  statsOf: (person, game) => `**${game}** de ${person} neste servidor`,
  nothingCounted: 'Nenhuma partida foi contada ainda.',
  gamesAndWins: (games, wins) =>
    `Partidas: **${portuguese.number(games)}**, vitórias: **${portuguese.number(wins)}** (${portuguese.percent(share(wins, games))})`,
  average: points => `Média de pontos: **${portuguese.number(tenths(points))}**`,
  best: points => `Melhor turno: **${portuguese.number(points)}**`,
  solo: (category, points) => `${category}: melhor **${portuguese.number(points)}**`,
  leaderboard: game => `**${game} neste servidor**`,
  emptyLeaderboard: game => `Nenhuma partida de ${game} foi contada neste servidor ainda.`,
  row: (place, person, { games, wins, average, best }) =>
    [
      `${place}. ${person}: ${portuguese.plural(wins, { one: '# vitória', other: '# vitórias' })} em ${portuguese.plural(games, { one: '# partida', other: '# partidas' })}`,
      average === null ? undefined : `média ${portuguese.number(tenths(average))}`,
      best === null ? undefined : `melhor turno ${portuguese.number(best)}`,
    ]
      .filter(part => part !== undefined)
      .join(', '),
  aloneTitle: '**Sozinho**',
  soloRow: (category, bests) => `${category}, os melhores: ${bests.join(', ')}`,
  soloBest: (person, points) => `${person} ${portuguese.number(points)}`,
  hidden: '-# Quem não quer aparecer diz isso em `/games settings`.',
};

export const lists: In<ListWords> = { en, ko, 'pt-BR': pt };
