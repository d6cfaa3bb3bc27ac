import { grammar } from '../../../stage/grammar.ts';
import type { GamesWords } from '../en/games.ts';
import { share, tenths } from '../figures.ts';
import { vitals } from './vitals.ts';

const { listed, plural, number, percent } = grammar('pt-BR');

const pointsOf = (points: number): string => plural(points, { one: '# ponto', other: '# pontos' });

export const games: GamesWords = {
  privacy: {
    title: '**O que está guardado sobre você**',
    never: 'O seu id e mais nada da sua conta; nenhuma mensagem, nenhum endereço.',
    name: name => `O último nome visto: ${name}`,
    nothing: 'Nada: você não jogou aqui.',
    seats: (seats, running) =>
      `Lugares em partidas: **${number(seats)}**; em andamento: **${number(running)}**`,
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
          ? plural(running, {
              one: '**Você desiste da # partida em andamento ou sai dela.** ',
              other: '**Você desiste das # partidas em andamento ou sai delas.** ',
            })
          : ''
      }A minha mensagem mais nova de cada partida é mudada; as mais antigas ficam. Não há como voltar atrás.`,
    forgetSure: 'Esquecer para sempre',
    keep: 'Manter tudo',
    kept: 'Nada foi mudado.',
    forgotten: games =>
      `Pronto: você foi esquecido, em ${plural(games, { one: '# partida', other: '# partidas' })}. As mensagens antigas nos canais ficam; quem as escreveu ou a moderação pode apagá-las.`,
  },
  glance: {
    onlyInServers: 'Isto mostra as partidas de um servidor: use em um deles.',
    none: 'Nenhuma partida que você possa ver está em andamento neste servidor.',
    choose: 'Qual partida?',
    strange: 'Não encontro essa partida aqui. Estas estão em andamento:',
    more: offered =>
      `Estas são as ${number(offered)} mais antigas. Para ver outra, informe o canal dela ou o link de uma mensagem nela.`,
    toBoard: 'Para a partida',
    others: 'Outras partidas',
  },
  doctor: {
    allowed: 'Posso ver este canal, escrever aqui, anexar imagens e ler o que escrevi.',
    lacks: permission => `Falta-me ${permission}.`,
    threads: 'Posso abrir tópicos aqui.',
    noThreads: permissions =>
      `Falta-me ${listed(permissions)}: só uma partida num tópico próprio precisa disso.`,
    grant:
      'Como conceder: Editar canal → Permissões → adicionar o meu cargo → permitir o que está acima. Ou para todos os canais: Configurações do servidor → Cargos → o meu cargo.',
    direct: 'Estamos numa mensagem direta: não precisa de permissões, partidas solo funcionam aqui.',
    database: milliseconds => `O banco de dados responde, em ${number(milliseconds)} ms.`,
    badDatabase: 'O banco de dados não responde: nada pode ser jogado agora. Avise quem me mantém.',
    outbox: waiting =>
      plural(waiting, {
        one: '# mensagem espera para ser publicada neste canal.',
        other: '# mensagens esperam para ser publicadas neste canal.',
      }),
    quietOutbox: 'Nenhuma mensagem espera para ser publicada neste canal.',
    parked: messages =>
      plural(messages, {
        one: '# mensagem para este canal está guardada: não pôde ser publicada.',
        other: '# mensagens para este canal estão guardadas: não puderam ser publicadas.',
      }),
    why: {
      noChannel: 'Da última vez, o Discord disse que esse canal não existe.',
      noAccess: 'Da última vez, o Discord disse que não posso ver este canal.',
      noPermission: 'Da última vez, o Discord disse que me falta uma permissão aqui.',
      noMessages: 'Da última vez, o Discord disse que não posso escrever para você.',
      removed: 'Eu tinha sido removido deste servidor.',
      other:
        'Da última vez, o Discord não aceitou. O motivo está no meu registro: pergunte a quem me mantém.',
    },
    parkedGrant: 'Conceda o que falta e use `/games doctor` aqui de novo: tento outra vez na hora.',
    parkedAgain: 'Agora não falta nada: estou tentando outra vez.',
    parkedElsewhere: (channels, named) => {
      const count = plural(channels, {
        one: 'Em # outro canal deste servidor não consegui publicar.',
        other: 'Em # outros canais deste servidor não consegui publicar.',
      });
      return named.length > 0 ? `${count} Use \`/games doctor\` lá: ${listed(named)}.` : count;
    },
    board: milliseconds => `Um tabuleiro foi pintado em ${number(milliseconds)} ms: está abaixo.`,
    badBoard: 'Não consegui pintar um tabuleiro. Avise quem me mantém.',
    well: '**Está tudo bem aqui.**',
    ill: '**Falta algo aqui.**',
  },
  vitals,
  lists: {
    none: ({ command, alone }) =>
      `Você não tem partida em andamento. ${command('new')} abre uma${alone === undefined ? '' : `, ${alone} joga sozinho`}.`,
    title: (games, waiting) =>
      plural(games, { one: '**Sua partida**', other: '**Suas # partidas**' }) +
      (waiting > 0 ? plural(waiting, { one: ', # espera por você', other: ', # esperam por você' }) : ''),
    page: (page, pages) => `página ${page} de ${pages}`,
    together: (place, people) => `${place} com ${listed(people)}`,
    alone: place => `${place}, sozinho`,
    yours: since => `**Sua vez**, ${since}`,
    theirs: (people, since) =>
      people.length > 0 ? `Vez de ${listed(people)}, ${since}` : `Em espera, ${since}`,
    paused: since => `Em pausa, ${since}`,
    gathering: (taken, wanted, since) => `Reunindo jogadores, ${taken} de ${wanted}, ${since}`,
    openTitle: tables =>
      plural(tables, { one: '**Uma mesa com lugar para você**', other: '**# mesas com lugar para você**' }),
    noneOpen: ({ command }) =>
      `Nenhuma mesa daqui tem lugar para você. ${command('new')} abre uma, e quem olhar aqui a encontra.`,
    noSuchTable:
      'Não encontro essa mesa aqui: pode ser de outro servidor, ou estar num canal que você não vê.',
    sitAt: (index, game) => `${index}. Sentar: ${game}`,
    first: 'Para a primeira',
    next: 'Próxima partida',
    earlier: '◀ Anterior',
    later: 'Próxima ▶',
    onlyInServers: 'Isto é sobre as partidas de um servidor: use em um deles.',
    ownStats: game => `**Suas partidas de ${game}**`,
    statsOf: (person, game) => `**${game}** de ${person} neste servidor`,
    nothingCounted: 'Nenhuma partida foi contada ainda.',
    gamesAndWins: (games, wins) =>
      `Partidas: **${number(games)}**, vitórias: **${number(wins)}** (${percent(share(wins, games))})`,
    average: points => `Média de pontos: **${number(tenths(points))}**`,
    best: points => `Melhor lance: **${pointsOf(points)}**`,
    withPlayers: (category, games, wins, average) =>
      `${category}, com jogadores do bot: ${plural(games, { one: '# partida', other: '# partidas' })}, ${plural(wins, { one: '# vitória', other: '# vitórias' })}${
        average === null ? '' : `, média de ${pointsOf(tenths(average))}`
      }`,
    solo: (category, points) => `${category}: melhor **${pointsOf(points)}**`,
    practised: (category, games, points) =>
      `${category}, treino: ${plural(games, { one: '# partida', other: '# partidas' })}, melhor ${pointsOf(points)}`,
    hints: count => `Dicas usadas: **${number(count)}**`,
    leaderboard: game => `**${game} neste servidor**`,
    emptyLeaderboard: game => `Nenhuma partida de ${game} foi contada neste servidor ainda.`,
    row: (place, person, { games, wins, average, best }) =>
      [
        `${place}. ${person}: ${plural(wins, { one: '# vitória', other: '# vitórias' })} em ${plural(games, { one: '# partida', other: '# partidas' })}`,
        average === null ? undefined : `média de ${pointsOf(tenths(average))}`,
        best === null ? undefined : `melhor lance ${pointsOf(best)}`,
      ]
        .filter(part => part !== undefined)
        .join(', '),
    aloneTitle: '**Sozinho**',
    soloRow: (category, bests) => `${category}, os melhores: ${bests.join(', ')}`,
    soloBest: (person, points) => `${person} ${pointsOf(points)}`,
    hidden: '-# Se você não quer aparecer, diga isso em `/games settings`.',
    leaderboardEverywhere: game => `**${game} em todos os servidores**`,
    nobodyEverywhere: game =>
      `Ninguém pediu para aparecer na classificação geral de ${game}. Com \`/games settings everywhere:True\` você aparece.`,
    nobodyAnywhere:
      'Ninguém pediu para aparecer na classificação geral. Com `/games settings everywhere:True` você aparece.',
    listedEverywhere: '-# Aparece quem pediu com `/games settings everywhere:True`.',
    ownPlace: place => `… você está em ${number(place)}º lugar`,
    ratingLegend: '-# Depois do nome vem o rating, com interrogação até dez partidas que valem para ele.',
  },
  profile: {
    own: title => `**${title}:**`,
    of: (person, title) => `**${title}**, como ${person} joga`,
    rating: (rating, games) =>
      `Rating: **${rating}** depois de ${plural(games, { one: '# partida que vale', other: '# partidas que valem' })}`,
    withPlayers: (rating, games) =>
      `Contra os jogadores do bot: **${rating}** depois de ${plural(games, { one: '# partida', other: '# partidas' })}`,
    provisional: '-# A interrogação fica até dez partidas que valem para o rating.',
    nothing:
      'Nenhuma partida com rating ainda. Uma partida entre várias pessoas vale, a não ser que seja aberta com `rated:False`; uma contra jogadores do bot vale com `rated:True`.',
    nothingOf: person => `${person} não aparece com rating neste servidor.`,
    joinEverywhere: 'Aparecer em todos os servidores',
    leaveEverywhere: 'Aparecer só aqui',
  },
  settings: {
    title: '**Suas configurações**, para todas as partidas e servidores',
    saved: 'Salvo.',
    switches: {
      pings: 'Chamar quando for a sua vez',
      invitations: 'Convites para partidas',
      stats: 'Outros veem suas estatísticas',
      learns: 'Aprender quando você dorme',
    },
    on: 'ligado',
    off: 'desligado',
    zone: 'Fuso horário',
    noZone: 'não definido; `/games settings zone:` define',
    zoneNow: (zone, clock) => `${zone}, agora ${clock}`,
    quiet: 'Horas de silêncio',
    noQuiet: 'nenhuma',
    quietLearnt: hours => `${hours}, aprendidas`,
    away: 'Fora',
    everywhere: 'Na classificação de todos os servidores (`everywhere:`)',
    notAway: 'não',
    awayUntil: moment => `até ${moment}`,
    blocked: 'Bloqueios',
    nobodyBlocked: 'ninguém',
    people: count => plural(count, { one: '# pessoa', other: '# pessoas' }),
    chooseQuiet: 'Horas de silêncio: sem chamadas de … a …',
    quietOff: 'Sem horas de silêncio',
    chooseAway: 'Fora por …',
    awayOff: 'Você está aqui',
    days: count => plural(count, { one: '# dia', other: '# dias' }),
    daysUntil: (count, day) => `${plural(count, { one: '# dia', other: '# dias' })}, até ${day}`,
    choosePerson: 'Bloquear alguém',
    choosePersonBack: 'Desbloquear alguém',
    hours: 'Quando você joga',
    hoursTitle: (acts, zone) =>
      `**Quando você joga**: ${plural(acts, { one: '# vez contada', other: '# vezes contadas' })}, por hora do dia em ${zone}. A partir de 40 eu sei quando você dorme e não chamo nessas horas.`,
    noHours: 'Ainda não contei quando você joga.',
    notCounted: 'Não conto quando você joga: você pode ligar isso.',
    forgetHours: 'Apagar',
    hoursForgotten: 'Apagado.',
    back: 'Voltar',
    badAway: 'Não entendi. Escreva o dia em que você volta, como 2026-12-01, ou um número de dias, ou `off`.',
    bothHours: 'Horas de silêncio precisam de começo e fim: `quiet-from` e `quiet-to`.',
  },
  server: {
    title: '**Partidas neste servidor**',
    language: 'Idioma dos tabuleiros',
    ownLanguage: 'o do servidor',
    languages: {
      en: 'inglês',
      ko: 'coreano',
      'pt-BR': 'português do Brasil',
      de: 'alemão',
      'es-ES': 'espanhol',
      fr: 'francês',
      ja: 'japonês',
    },
    pace: 'Ritmo de uma partida nova',
    housePace: 'não definido: nenhum',
    paces: {
      none: 'nenhum',
      day: 'um dia por turno',
      'three-days': 'três dias por turno',
      'two-weeks': '14 dias por turno',
    },
    mayOpen: 'Pode abrir partidas',
    mayCancel: 'Pode cancelar partidas dos outros',
    place: 'As partidas acontecem',
    places: {
      anywhere: 'em canais e tópicos',
      edited: 'em canais, cada uma em uma só mensagem, editada',
      threads: 'cada uma em um tópico próprio',
    },
    everyone: 'todo mundo',
    managers: 'quem tem Gerenciar servidor',
    onlyManagers: '-# Quem tem Gerenciar servidor pode mudar isto.',
    saved: 'Salvo, e dito neste canal.',
    nothingNew: 'Já estava assim.',
    chooseLanguage: 'Idioma dos tabuleiros …',
    choosePace: 'Ritmo de uma partida nova …',
    chooseOpeners: 'Um cargo que pode abrir partidas …',
    chooseCancellers: 'Um cargo que pode cancelar partidas dos outros …',
    openEveryone: 'Abre: todo mundo',
    openManagers: 'Abre: quem gerencia',
    cancelEveryone: 'Cancela: todo mundo',
    cancelManagers: 'Cancela: quem gerencia',
    acts: 'Registro da moderação',
    noActs: 'Nada foi feito aqui com poderes de moderação.',
    actsTitle: '**O que a moderação fez aqui**, o mais novo primeiro',
    back: 'Voltar',
    somebody: 'Alguém',
    changed: person => `${person} mudou como são as partidas neste servidor:`,
    calledOff: (person, game) => `${person} cancelou aqui uma partida de ${game} como moderador.`,
    cancelAct: (person, game) => `${person} cancelou uma partida de ${game}`,
    settingsAct: (person, settings) => `${person} definiu: ${listed(settings)}`,
  },
};
