import type { Bend, Exchange } from './bend.ts';
import {
  about,
  accepts,
  answering,
  arrives,
  CALLBACK,
  changed,
  event,
  FOLLOW_UP,
  loses,
  MESSAGE,
  MESSAGES,
  naming,
  ORIGINAL,
  packets,
  recoded,
  refuses,
  saying,
  THREADS,
  to,
  type When,
  with_,
} from './bends.ts';

const NOTHING = '10000000000000000';
const COMMANDS = /^\/applications\/\d+\/guilds\/\d+\/commands$/;

const both =
  (one: When, other: When): When =>
  exchange =>
    one(exchange) && other(exchange);
const posting = (fits: (sent: Exchange['sent']) => boolean): When =>
  both(to('POST', MESSAGES), ({ sent }) => fits(sent));
const command = (name: string): When => both(to('POST', COMMANDS), ({ sent }) => sent.name === name);
const optioned = (name: string): When =>
  both(command('contact'), ({ sent }) => sent.options?.[0]?.name === name);
const unknown = (path: string): Bend => recoded(to('GET', new RegExp(`${path}${NOTHING}$`)));
const inChannel = (name: string, method: string, path: RegExp): When =>
  both(to(method, path), ({ channel }) => channel === name);
const first = (sent: Exchange['sent']): Exchange['sent'] => sent.components?.[0]?.components?.[0] ?? {};
const embedded = (sent: Exchange['sent']): Exchange['sent'] => sent.embeds?.[0] ?? {};
const isLong = (text: unknown, most: number): boolean => typeof text === 'string' && text.length === most + 1;
const isMany = (list: unknown, most: number): boolean => Array.isArray(list) && list.length === most + 1;
const longCommand = (fits: (sent: Exchange['sent']) => boolean): Bend =>
  accepts(both(command('contact-long'), ({ sent }) => fits(sent)));
const badForm = (fits: (data: Exchange['sent']) => boolean): Bend =>
  recoded(both(to('POST', CALLBACK), ({ sent }) => sent.type === 9 && fits(sent.data)));
const ofChannel = (name: string) => (d: { name?: string }) => d.name === name;
const pressOf = (id: string) => (d: { data?: { custom_id?: string } }) => d.data?.custom_id === id;

/** A difference from the stand-in for each assumption, by the assumption's id. */
export const TWINS: Readonly<Record<string, Bend>> = {
  'command-all': {
    request: ({ method, path, sent }) =>
      method === 'POST' && COMMANDS.test(path) && sent.name === 'contact' && sent.options?.length === 2
        ? { ...sent, description: 'another description' }
        : undefined,
  },
  'command-again': changed(
    both(command('contact-again'), ({ status }) => status === 201),
    () => ({ status: 200 }),
  ),
  'command-overwrite': changed(
    both(to('PUT', COMMANDS), ({ status }) => status === 200),
    ({ body }) => ({ body: body.toReversed() }),
  ),
  'command-fields': with_(command('contact-fields'), { integration_types: [1] }),
  'command-languages': changed(
    both(to('GET', COMMANDS), ({ query, status }) => status === 200 && !query.has('with_localizations')),
    ({ body }) => ({
      body: body.map((each: object) => ({ ...each, description_localizations: { de: 'x' } })),
    }),
  ),
  'command-unknown': recoded(to('DELETE', /\/commands\/\d+$/)),
  'command-name': recoded(command('Contact')),
  'command-size': recoded(optioned('part-0')),
  'command-option-names': recoded(optioned('same')),
  'command-option-order': recoded(optioned('optional')),
  'command-choices': recoded(optioned('choice')),
  'message-trimmed': with_(saying(' \n trimmed \n '), { content: ' \n trimmed \n ' }),
  'message-time': with_(saying('time'), ({ body }: Exchange) => ({
    timestamp: new Date(Date.parse(body.timestamp) - 120_000).toISOString(),
  })),
  'message-silent': with_(about('silent', 'GET'), { flags: 0 }),
  'message-mentions-none': with_(
    posting(
      ({ content, allowed_mentions: allowed }) => content?.startsWith('<@') && allowed.users === undefined,
    ),
    ({ body }: Exchange) => ({ mentions: [body.author] }),
  ),
  'message-mentions-both': recoded(saying('both')),
  'message-reply': with_(saying('reply'), { referenced_message: null }),
  'message-reply-to-deleted': refuses(saying('lenient reply')),
  'message-reply-refused': recoded(saying('strict reply')),
  'message-list': changed(
    both(to('GET', MESSAGES), ({ query }) => query.get('limit') === '2'),
    ({ body }) => ({ body: body.toReversed() }),
  ),
  'message-list-limit': recoded(to('GET', MESSAGES)),
  'message-no-events': packets(packet =>
    packet.t === 'THREAD_CREATE' && packet.d.name === 'event'
      ? [{ t: 'MESSAGE_DELETE', d: { id: NOTHING, channel_id: NOTHING } }, packet]
      : undefined,
  ),
  'attachment-fields': with_(saying('fields'), ({ body }: Exchange) => ({
    attachments: body.attachments.map(({ description: _, ...rest }: { description?: string }) => rest),
  })),
  'attachment-bytes': with_(saying('bytes'), ({ body }: Exchange) => ({
    attachments: body.attachments.map((each: { url: string }) => ({
      ...each,
      url: each.url.replace(/\d+\/(?=\w+\.png)/, '1/'),
    })),
  })),
  'attachment-name': with_(saying('name'), ({ body }: Exchange) => ({
    attachments: body.attachments.map((each: object) => ({ ...each, filename: 'two words.png' })),
  })),
  'nonce-repeats': with_(
    both(saying('second'), ({ sent }) => sent.enforce_nonce),
    { id: NOTHING },
  ),
  'nonce-in-answer': with_(saying('with a nonce'), { nonce: undefined }),
  'nonce-unlisted': changed(to('GET', MESSAGES), ({ body }) => ({
    body: Array.isArray(body)
      ? body.map(message => (message.content === 'with a nonce' ? { ...message, nonce: '1' } : message))
      : body,
  })),
  'nonce-deleted': recoded(saying('deleted')),
  'nonce-free': with_(
    both(saying('second'), ({ sent }) => !sent.enforce_nonce),
    ({ ids }: Exchange) => ({
      id: ids('first').at(-1),
    }),
  ),
  'nonce-per-channel': with_(saying('there'), ({ ids }: Exchange) => ({ id: ids('here').at(-1) })),
  'nonce-minutes': with_(saying('minutes'), ({ ids }: Exchange) => ({ id: ids('minutes')[0] })),
  'edit-keeps-pictures': with_(saying('kept', 'PATCH', MESSAGE), { attachments: [] }),
  'edit-replaces-pictures': with_(saying('replaced', 'PATCH', MESSAGE), ({ body }: Exchange) => ({
    attachments: [...body.attachments, { filename: 'before.png' }],
  })),
  'edit-removes-pictures': with_(saying('removed', 'PATCH', MESSAGE), {
    attachments: [{ filename: 'before.png' }],
  }),
  'edit-removes-buttons': with_(about('stripped', 'PATCH'), { content: '' }),
  'edit-time': with_(saying('not edited'), ({ body }: Exchange) => ({ edited_timestamp: body.timestamp })),
  'edit-deleted': recoded(saying('too late', 'PATCH', MESSAGE)),
  'read-deleted': recoded(about('deleted', 'GET')),
  'delete-deleted': recoded(both(to('DELETE', MESSAGE), ({ status }) => status === 404)),
  'size-text': refuses(posting(({ content }) => content?.length === 2_000)),
  'size-text-over': recoded(posting(({ content }) => content?.length === 2_001)),
  'size-empty': recoded(saying('')),
  'size-rows': refuses(saying('five rows')),
  'size-embeds': recoded(posting(({ embeds }) => embeds?.length === 2)),
  'size-components': refuses(posting(({ components }) => components?.length === 40)),
  'size-components-over': recoded(posting(({ components }) => components?.length === 10)),
  'size-components-text': recoded(posting(({ components }) => components?.[0]?.content?.startsWith('aaa'))),
  'form-components-flag': recoded(posting(({ components }) => components?.[0]?.content === 'no flag')),
  'form-components-content': recoded(saying('legacy')),
  'form-same-ids': recoded(saying('same ids')),
  'form-menu-beside': recoded(saying('beside')),
  'form-menu-values': recoded(saying('values')),
  'form-menu-most': recoded(saying('most')),
  'form-attachment': recoded(posting(({ components }) => components?.[0]?.items?.length === 1)),
  'form-ephemeral': recoded(saying('private')),
  'form-menu-order': recoded(saying('order')),
  'form-menu-defaults': recoded(saying('defaults')),
  'form-button-id': recoded(saying('no id')),
  'form-button-label': recoded(saying('no label')),
  'form-button-link': recoded(saying('link')),
  'form-button-emoji': recoded(saying('emoji')),
  'size-file': recoded(saying('large')),
  'thread-of-message': changed(naming('of a message'), () => ({ status: 200 })),
  'thread-twice': recoded(naming('second')),
  'thread-in-thread': recoded(naming('inner')),
  'thread-days': with_(naming('days'), { thread_metadata: { auto_archive_duration: 1_440 } }),
  'thread-private': with_(naming('private'), { owner_id: NOTHING }),
  'thread-archive-events': event(
    'THREAD_UPDATE',
    ({ name }) => name === 'received',
    d => ({
      ...d,
      thread_metadata: { ...d.thread_metadata, archived: false },
    }),
  ),
  'thread-archived-edit': recoded(inChannel('archived edit', 'PATCH', MESSAGE)),
  'thread-archived-delete': recoded(inChannel('archived delete', 'DELETE', MESSAGE)),
  'thread-archived-post': refuses(saying('awake')),
  'thread-archived-title': recoded(
    both(to('PATCH', /^\/channels\/\d+$/), ({ sent }) => sent.name === 'new title'),
  ),
  'thread-unarchive': refuses(
    both(inChannel('opened again', 'PATCH', /^\/channels\/\d+$/), ({ sent }) => sent.archived === false),
  ),
  'thread-lock': recoded(inChannel('locked', 'PATCH', /^\/channels\/\d+$/)),
  'thread-delete': recoded(inChannel('kept', 'DELETE', /^\/channels\/\d+$/)),
  'thread-left': recoded(inChannel('left', 'GET', /^\/channels\/\d+$/)),
  'thread-list': with_(to('GET', /\/threads\/active$/), ({ body, ids }: Exchange) => ({
    threads: [...body.threads, { id: ids('not active')[0] }],
  })),
  'thread-members': recoded(inChannel('members', 'GET', /\/thread-members\//)),
  'most-button-label': accepts(posting(sent => isLong(first(sent).label, 80))),
  'most-custom-id': accepts(posting(sent => isLong(first(sent).custom_id, 100))),
  'most-placeholder': accepts(posting(sent => isLong(first(sent).placeholder, 150))),
  'most-option-label': accepts(posting(sent => isLong(first(sent).options?.[0]?.label, 100))),
  'most-option-value': accepts(posting(sent => isLong(first(sent).options?.[0]?.value, 100))),
  'most-option-description': accepts(posting(sent => isLong(first(sent).options?.[0]?.description, 100))),
  'most-embed-title': accepts(posting(sent => isLong(embedded(sent).title, 256))),
  'most-embed-text': accepts(posting(sent => isLong(embedded(sent).description, 4_096))),
  'most-embed-author': accepts(posting(sent => isLong(embedded(sent).author?.name, 256))),
  'most-embed-footer': accepts(posting(sent => isLong(embedded(sent).footer?.text, 2_048))),
  'most-embed-field-name': accepts(posting(sent => isLong(embedded(sent).fields?.[0]?.name, 256))),
  'most-embed-field-value': accepts(posting(sent => isLong(embedded(sent).fields?.[0]?.value, 1_024))),
  'most-alt-text': accepts(posting(sent => isLong(sent.attachments?.[0]?.description, 1_024))),
  'most-nonce': accepts(posting(sent => isLong(sent.nonce, 25))),
  'most-buttons': accepts(posting(sent => isMany(sent.components?.[0]?.components, 5))),
  'most-rows': accepts(posting(sent => isMany(sent.components, 5))),
  'most-options': accepts(posting(sent => isMany(first(sent).options, 25))),
  'most-embeds': accepts(posting(sent => isMany(sent.embeds, 10))),
  'most-embed-fields': accepts(posting(sent => isMany(embedded(sent).fields, 25))),
  'most-gallery': accepts(posting(sent => isMany(sent.components?.[0]?.items, 10))),
  'least-custom-id': accepts(posting(sent => first(sent).custom_id === '')),
  'least-values': accepts(posting(sent => first(sent).min_values === -1)),
  'most-files': accepts(saying('eleven files')),
  'most-thread-name': accepts(both(to('POST', THREADS), ({ sent }) => isLong(sent.name, 100))),
  'most-channel-name': accepts(both(to('PATCH', /^\/channels\/\d+$/), ({ sent }) => isLong(sent.name, 100))),
  'most-command-description': longCommand(({ description }) => isLong(description, 100)),
  'most-command-options': longCommand(({ options }) => isMany(options, 25)),
  'most-command-option': longCommand(({ options }) => isLong(options?.[0]?.description, 100)),
  'most-command-choices': longCommand(({ options }) => isMany(options?.[0]?.choices, 25)),
  'most-command-choice': longCommand(({ options }) => isLong(options?.[0]?.choices?.[0]?.name, 100)),
  'most-command-value': longCommand(({ options }) => isLong(options?.[0]?.choices?.[0]?.value, 100)),
  'most-suggestion': recoded(
    both(to('POST', CALLBACK), ({ sent }) => isLong(sent.data?.choices?.[0]?.name, 100)),
  ),
  'most-suggestions': recoded(both(to('POST', CALLBACK), ({ sent }) => isMany(sent.data?.choices, 25))),
  'most-form-title': badForm(({ title }) => isLong(title, 45)),
  'most-form-custom-id': badForm(({ custom_id: id }) => isLong(id, 100)),
  'most-form-label': badForm(({ components }) => isLong(components[0].components[0].label, 45)),
  'most-form-placeholder': badForm(({ components }) => isLong(components[0].components[0].placeholder, 100)),
  'most-form-lengths': badForm(({ components }) => components[0].components[0].min_length === 5),
  'command-no-description': recoded(both(command('contact'), ({ sent }) => sent.description === undefined)),
  'command-option-kinds': recoded(optioned('sub')),
  'command-suggestions': recoded(optioned('suggested')),
  'command-names': recoded(to('PUT', COMMANDS)),
  'access-json': recoded(({ status, body }) => status === 400 && body?.code === 50109),
  'access-system-message': recoded(both(to('PUT', /\/pins\//), ({ body }) => body?.code === 50021)),
  'event-channel-new': loses('CHANNEL_CREATE', ofChannel('contact-events')),
  'event-channel-changed': loses('CHANNEL_UPDATE', ofChannel('contact-changed')),
  'event-channel-gone': loses('CHANNEL_DELETE', ofChannel('contact-changed')),
  'event-message-new': loses('MESSAGE_CREATE', ({ content }) => content === 'received'),
  'event-message-changed': loses('MESSAGE_UPDATE'),
  'event-message-gone': loses('MESSAGE_DELETE'),
  'event-pins': loses('CHANNEL_PINS_UPDATE'),
  'unknown-channel': unknown('^/channels/'),
  'unknown-guild': unknown('^/guilds/'),
  'unknown-user': unknown('^/users/'),
  'unknown-member': unknown('/members/'),
  'unknown-message': unknown('/messages/'),
  'unknown-application': recoded(to('GET', new RegExp(`^/applications/${NOTHING}/`))),
  'access-no-reply': recoded(saying('blind reply')),
  'unknown-recipient': recoded(to('POST', /^\/users\/@me\/channels$/)),
  'access-no-sending': recoded(saying('closed')),
  'access-no-threads': recoded(naming('closed')),
  'access-no-files': recoded(saying('picture')),
  'access-no-history': recoded(about('unread', 'GET')),
  'access-pins': recoded(both(to('PUT', /\/pins\//), ({ body }) => body?.code === 50013)),
  'access-token': recoded(to('GET', /^\/users\/@me$/)),
  'access-route': recoded(to('GET', /\/contact$/)),
  'limit-headers': changed(saying('headers'), ({ headers: { 'x-ratelimit-bucket': _, ...headers } }) => ({
    headers,
  })),
  'limit-bucket': changed(saying('bucket'), ({ headers, ids }) => ({
    headers: { ...headers, 'x-ratelimit-bucket': `bucket-${ids('bucket').length}` },
  })),
  'limit-answer': changed(
    both(to('POST', /\/typing$/), ({ status }) => status === 429),
    ({ headers }) => ({
      headers: { ...headers, 'x-ratelimit-scope': 'shared' },
    }),
  ),
  'gateway-hello': { hello: { heartbeat_interval: 30_000 } },
  'gateway-heartbeat': { deaf: true },
  'gateway-not-logged-in': { closes: code => (code === 4003 ? 4000 : code) },
  'gateway-token': { closes: code => (code === 4004 ? 4000 : code) },
  'gateway-opcode': { closes: code => (code === 4001 ? 4000 : code) },
  'gateway-about': with_(to('GET', /^\/gateway\/bot$/), ({ body }: Exchange) => ({
    session_start_limit: { ...body.session_start_limit, total: 2_000 },
  })),
  'gateway-ready': event(
    'READY',
    () => true,
    d => ({
      ...d,
      guilds: d.guilds.map(({ id }: { id: string }) => ({ id, unavailable: false })),
    }),
  ),
  'gateway-guild': event(
    'GUILD_CREATE',
    () => true,
    d => ({
      ...d,
      members: [...d.members, { ...d.members[0], user: { ...d.members[0].user, id: NOTHING } }],
    }),
  ),
  'gateway-resume': packets(packet =>
    packet.t === 'THREAD_CREATE' && packet.d.name === 'missed' ? [] : undefined,
  ),
  'own-commands': refuses(command('greet')),
  'own-messages': refuses(saying('own public')),
  'command-arrives': arrives(
    d => d.type === 2 && d.data.type === 1,
    d => {
      d.context = 1;
    },
  ),
  'command-permissions': arrives(
    d => d.type === 2 && d.data.type === 1,
    d => {
      d.attachment_size_limit = 1;
    },
  ),
  'answer-deferred': changed(
    both(
      to('POST', CALLBACK),
      ({ sent, status, body }) => sent.type === 5 && status === 200 && body.interaction.type === 2,
    ),
    ({ body }) => ({
      body: { ...body, resource: { ...body.resource, message: { ...body.resource.message, flags: 0 } } },
    }),
  ),
  'answer-twice': recoded(answering('a second answer')),
  'answer-forged': recoded(
    both(to('POST', CALLBACK), ({ sent, status }) => sent.type === 5 && status === 404),
  ),
  'answer-order': recoded(saying('too early', 'POST', FOLLOW_UP)),
  'answer-deferral-flags': recoded(both(to('POST', CALLBACK), ({ sent }) => sent.data?.flags > 64)),
  'answer-filled': with_(saying('The menu works.', 'POST', FOLLOW_UP), { id: NOTHING }),
  'answer-edited': with_(to('PATCH', ORIGINAL), ({ body, sent }: Exchange) =>
    sent.content.startsWith('Part 1') ? { attachments: [] } : body,
  ),
  'answer-hidden': recoded(
    both(to('GET', MESSAGE), ({ message, path }) => message === undefined && !path.endsWith(NOTHING)),
  ),
  'answer-follow-ups': refuses(saying('Part 7', 'POST', FOLLOW_UP)),
  'own-private': refuses(saying('own private', 'POST', FOLLOW_UP)),
  'answer-removed': recoded(to('GET', ORIGINAL)),
  'answer-expired': recoded(saying('much too late', 'POST', FOLLOW_UP)),
  'typing-arrives': arrives(
    d => d.type === 4,
    d => {
      d.data.options[0].options[0].focused = false;
    },
  ),
  'typing-answer': recoded(answering('no suggestions')),
  'user-menu-arrives': arrives(
    d => d.type === 2 && d.data.type === 2,
    d => {
      d.data.resolved.members = {};
    },
  ),
  'press-message': arrives(pressOf('contact:pressed'), d => {
    d.message.attachments = [];
  }),
  'press-deferred': changed(
    both(to('POST', CALLBACK), ({ sent }) => sent.type === 6),
    ({ body }) => ({
      body: { ...body, interaction: { ...body.interaction, response_message_id: NOTHING } },
    }),
  ),
  'press-edited': with_(about('A picture with **buttons**', 'GET'), { attachments: [] }),
  'press-late': recoded(answering('too late')),
  'choice-arrives': arrives(pressOf('contact:choice'), d => {
    d.data.values.reverse();
  }),
  'choice-updated': with_(answering('Chosen.'), ({ body }: Exchange) => ({
    resource: { ...body.resource, type: 4 },
  })),
  'form-arrives': arrives(
    d => d.type === 5,
    d => {
      delete d.message;
    },
  ),
  'form-updated': refuses(answering('Sent.')),
  'press-old': arrives(pressOf('contact:old'), d => {
    d.message.content = '';
  }),
  'press-archived': recoded(answering('still archived')),
  'person-in-thread': refuses(to('PUT', /\/thread-members\//)),
  'person-by-gateway': event(
    'GUILD_MEMBERS_CHUNK',
    () => true,
    d => ({ ...d, members: [] }),
  ),
  'person-mentioned': with_(
    posting(
      ({ content, allowed_mentions: allowed }) => content?.startsWith('<@') && allowed.users !== undefined,
    ),
    { mentions: [] },
  ),
  'writing-opens': event(
    'THREAD_UPDATE',
    ({ name, thread_metadata: { archived } }) => name === 'writing' && !archived,
    d => ({ ...d, thread_metadata: { ...d.thread_metadata, archived: true } }),
  ),
  'writing-hidden': changed(inChannel('writing', 'GET', MESSAGES), ({ body }) => ({
    body: body.map((message: { content: string }) => ({ ...message, content: message.content || 'shown' })),
  })),
  'writing-edited': recoded(saying('changed', 'PATCH', MESSAGE)),
  'writing-deleted': recoded(inChannel('writing', 'DELETE', MESSAGE)),
  'direct-channel': with_(
    both(to('POST', /^\/users\/@me\/channels$/), ({ status }) => status === 200),
    { type: 3 },
  ),
  'direct-press': arrives(pressOf('contact:direct'), d => {
    d.context = 2;
  }),
  'direct-closed': recoded(saying('This message should not arrive.')),
  'look-picture': { keys: { 'look-picture': 'no' } },
  'look-replaced': { keys: { 'look-replaced': 'yes' } },
  'look-mention': { keys: { 'look-mention': 'no' } },
  'look-mention-by-edit': { keys: { 'look-mention-by-edit': 'yes' } },
};
