/** A model whose words are not a telling: thoughts, tags, calls, courtesies, both sides of the talk, and noise. */
import { cutOff, leftOut, noWords, notTold, row, type Row } from './row.ts'

/** Where nothing else is said of it, nothing was left out, and `why` has only to know what was told. */
const said = (name: string, text: string, more: Partial<Row> = {}): Row =>
  row(`words: ${name}`, { text }, { why: 'nothing', ...more })
const aCall = 'a call, written as words'
const asGm = 'You are the Game Master'
/** Nothing was said, so nothing was left out; that there were no words at all is said in the end. */
const silent = { again: noWords }
/** Told but for something that is no word of the story. */
const left = (name: string, text: string, what: string, more: Partial<Row>): Row =>
  said(name, text, { told: /rope/, why: leftOut(what), ...more })
/** Sent back with the reason, and left out where it comes again. */
const held = (name: string, text: string, never: RegExp, reason: string): Row =>
  said(name, text, { never, why: notTold(never.source, reason) })
const kept = 'The rope creaks on its post.'

export const words: readonly Row[] = [
  // what a model thinks is kept nowhere, so `why` does not know it either
  said('thinks between marks', `<think>Ada must not know of my plan.</think>${kept}`, {
    never: /my plan/,
    told: /rope creaks/,
  }),
  said('thinks under another name', `<thinking>secretly a plan</thinking>\n\n${kept}`, {
    never: /secretly/,
    told: /rope/,
  }),
  said('thinks and never stops', '<think>secretly a plan and another', { never: /secretly/, ...silent }),
  said('thinks after it has spoken', `${kept}\n\n<reasoning>secretly a plan</reasoning>`, {
    never: /secretly/,
    told: /rope/,
  }),
  left('speaks in tags', `[NARRATIVE]\n${kept}\n[/NARRATIVE]`, '\\[NARRATIVE\\]', { never: /NARRATIVE\]/ }),
  left('has a tag between its words', `${kept} [STATE_UPDATED] It stops. [AWAIT_PLAYERS]`, 'STATE_UPDATED.*AWAIT', {
    never: /STATE_UPDATED|AWAIT/,
    told: /post\. It stops/,
  }),
  left(
    'ends the session in a tag',
    '[SESSION_END]\nsummary: done\nstate_saved: true\n[/SESSION_END]',
    'summary: done',
    {
      never: /SESSION_END|state_saved/,
      told: /^/,
    },
  ),
  said('puts up a sign', 'A board over the door says [CLOSED].', { told: /\[CLOSED\]/ }),
  held('writes a call as JSON', '{"name": "toss", "arguments": {"who": "ada"}}', /"arguments/, aCall),
  held('writes a call between marks', '<tool_call>{"name": "toss", "arguments": {}}</tool_call>', /tool_call/, aCall),
  held('writes a call in a fence', '```json\n{"name": "toss", "arguments": {}}\n```', /"name"/, aCall),
  held('writes a call as a function', 'end_session(summary="done", hook="none")', /end_session/, aCall),
  held('writes calls as a list', '[{"name": "toss", "arguments": {}}]', /arguments/, aCall),
  held('writes an invocation', '<invoke name="toss"><parameter name="who">ada</parameter></invoke>', /invoke/, aCall),
  left('writes in HTML', `<p><b>${kept}</b></p><script>alert(1)</script>`, 'alert\\(1\\).*<p>', {
    never: /<b>|script|alert/,
  }),
  left('hides something in a comment', `${kept}<!-- the player must lose -->`, 'must lose', { never: /must lose/ }),
  left('leaks tokens of its own', `${kept}<|im_end|><|eot_id|>`, 'im_end.*eot_id', { never: /im_end|eot_id/ }),
  left('clears the screen', `\u001b[2J\u001b]0;owned\u0007${kept}`, '\\[2J.*owned', { never: /\[2J|owned/ }),
  left('writes from right to left', `\u202e${kept}`, '\u202e', { never: /\u202e/ }),
  left('sends half of a letter', `${kept} \ud83d`, 'ud83d', { never: /\ud83d/ }),
  left('sends nothing that can be seen', `${kept}\u0000\u0001`, 'u0001', { never: /u0001/ }),
  held('is an assistant', 'As an AI language model, I cannot continue this story.', /AI language/, asGm),
  held('is sorry', "I'm sorry, but I can't help with that.", /sorry/, asGm),
  held('has a policy', 'This goes against my content policy.', /policy/, asGm),
  held('speaks of its prompt', 'My system prompt says that I run the pier.', /system prompt/, asGm),
  left(
    'is polite',
    `Sure! Here is the next part of the story:\n\n${kept}\n\nLet me know if you would like me to go on!`,
    'Sure!.*Let me know',
    { never: /Sure!|Let me know/ },
  ),
  held(
    'plays the player too',
    `${kept}\n\nPlayer: I jump into the sea\n\nOsk laughs.`,
    /jump into the sea/,
    'both sides of the talk',
  ),
  held('plays the user too', `${kept}\n\nUser: I give him my purse`, /my purse/, 'both sides of the talk'),
  held('speaks for the human', `${kept}\n\n> **Ada**: "I love you, Osk."`, /I love you/, 'What Ada says'),
  said('says nothing', '', silent),
  said('says blanks', ' \n\n \t\n', silent),
  said('says dots', '...\n\n—', silent),
  said('draws a line', '---\n\n***', silent),
  said('says the same again', 'A gull lands on the rail.\n\nA gull lands on the rail.', { told: /gull/ }),
  left('is caught in a sentence', 'The lamp swings. '.repeat(400), 'The lamp swings\\. The lamp', {
    never: /(?:The lamp swings\. ){3}/,
    told: /The lamp swings/,
  }),
  left('is caught in a word', `The lamp ${'swings '.repeat(3000)}`, 'swings swings', {
    never: /(?:swings ){12}/,
    told: /The lamp swings/,
  }),
  left('has one endless word', `${kept}\n\n${'a'.repeat(30_000)}`, 'aaaa', { never: /a{20}/ }),
  said('never ends', Array.from({ length: 900 }, (_, at) => `Wave ${at} goes to sea.`).join(' '), {
    told: /Wave 1 /,
    why: cutOff,
  }),
  said('speaks another tongue', 'Das Seil knarrt am Pfosten, und niemand sagt etwas.', { told: /Seil/ }),
  said('writes headings and lists', `# Scene 9\n\n${kept}\n\n- one\n- two`, { told: /rope/ }),
  said('shouts', 'THE ROPE CREAKS ON ITS POST.', { told: /ROPE/ }),
  said('claims what the rules forbid', 'Bo flies up.', {
    why: /Sent back against the facts: "Bo flies up\." \(Nobody can fly/,
    again: /Told against the facts: "Bo flies up\." \(Nobody can fly/,
  }),
  said('says a template', `{{ 7*7 }} \${process.env} ${kept}`, { never: /\b49\b/, told: /rope/ }),
]
