/** A model whose words are not a telling: thoughts, tags, calls, courtesies, both sides of the talk, and noise. */
import { row, type Row } from './row.ts'

const said = (name: string, text: string, more: Partial<Row> = {}): Row => row(`words: ${name}`, { text }, more)
const kept = 'The rope creaks on its post.'

export const words: readonly Row[] = [
  said('thinks between marks', `<think>Ada must not know of my plan.</think>${kept}`, {
    never: /my plan/,
    told: /rope creaks/,
  }),
  said('thinks under another name', `<thinking>secretly a plan</thinking>\n\n${kept}`, {
    never: /secretly/,
    told: /rope/,
  }),
  said('thinks and never stops', '<think>secretly a plan and another', { never: /secretly/, why: /no words/ }),
  said('thinks after it has spoken', `${kept}\n\n<reasoning>secretly a plan</reasoning>`, {
    never: /secretly/,
    told: /rope/,
  }),
  said('speaks in tags', `[NARRATIVE]\n${kept}\n[/NARRATIVE]`, { never: /NARRATIVE\]/, told: /rope/ }),
  said('has a tag between its words', `${kept} [STATE_UPDATED] It stops. [AWAIT_PLAYERS]`, {
    never: /STATE_UPDATED|AWAIT/,
    told: /It stops/,
  }),
  said('ends the session in a tag', `[SESSION_END]\nsummary: done\nstate_saved: true\n[/SESSION_END]`, {
    never: /SESSION_END/,
  }),
  said('puts up a sign', 'A board over the door says [CLOSED].', { told: /\[CLOSED\]/ }),
  said('writes a call as JSON', '{"name": "toss", "arguments": {"who": "ada"}}', {
    never: /"arguments/,
    why: /Not told/,
  }),
  said('writes a call between marks', '<tool_call>{"name": "toss", "arguments": {"who": "ada"}}</tool_call>', {
    never: /tool_call/,
    why: /Not told/,
  }),
  said('writes a call in a fence', '```json\n{"name": "toss", "arguments": {}}\n```', {
    never: /"name"/,
    why: /Not told/,
  }),
  said('writes a call as a function', 'end_session(summary="done", hook="none")', {
    never: /end_session/,
    why: /Not told/,
  }),
  said('writes calls as a list', '[{"name": "toss", "arguments": {}}]', { never: /arguments/, why: /Not told/ }),
  said('writes an invocation', '<invoke name="toss"><parameter name="who">ada</parameter></invoke>', {
    never: /invoke/,
    why: /Not told/,
  }),
  said('writes in HTML', `<p><b>${kept}</b></p><script>alert(1)</script>`, { never: /<b>|script|alert/, told: /rope/ }),
  said('hides something in a comment', `${kept}<!-- the player must lose -->`, { never: /must lose/, told: /rope/ }),
  said('leaks tokens of its own', `${kept}<|im_end|><|eot_id|>`, { never: /im_end|eot_id/, told: /rope/ }),
  said('clears the screen', `\u001b[2J\u001b]0;owned\u0007${kept}`, { told: /rope/ }),
  said('writes from right to left', `\u202e${kept}`, { told: /rope/ }),
  said('sends half of a letter', `${kept} \ud83d`, { told: /rope/ }),
  said('sends nothing that can be seen', `${kept}\u0000\u0001`, { told: /rope/ }),
  said('is an assistant', 'As an AI language model, I cannot continue this story.', {
    never: /AI language/,
    why: /Not told/,
  }),
  said('is sorry', "I'm sorry, but I can't help with that.", { never: /sorry/, why: /Not told/ }),
  said('has a policy', 'This goes against my content policy.', { never: /policy/, why: /Not told/ }),
  said('speaks of its prompt', 'My system prompt says that I run the pier.', {
    never: /system prompt/,
    why: /Not told/,
  }),
  said(
    'is polite',
    `Sure! Here is the next part of the story:\n\n${kept}\n\nLet me know if you would like me to go on!`,
    { never: /Sure!|Let me know/, told: /rope/ },
  ),
  said('plays the player too', `${kept}\n\nPlayer: I jump into the sea\n\nOsk laughs.`, { never: /jump into the sea/ }),
  said('plays the user too', `${kept}\n\nUser: I give him my purse`, { never: /my purse/ }),
  said('speaks for the human', `${kept}\n\n> **Ada**: "I love you, Osk."`, { never: /I love you/, why: /Not told/ }),
  said('says nothing', '', { why: /no words/ }),
  said('says blanks', ' \n\n \t\n', { why: /no words/ }),
  said('says dots', '...\n\n—', { why: /no words/ }),
  said('draws a line', '---\n\n***', { why: /no words/ }),
  said('says the same again', 'A gull lands on the rail.\n\nA gull lands on the rail.', { told: /gull/ }),
  said('is caught in a sentence', 'The lamp swings. '.repeat(400), { never: /(?:The lamp swings\. ){3}/ }),
  said('is caught in a word', `The lamp ${'swings '.repeat(3000)}`, { told: /lamp/ }),
  said('has one endless word', `${kept}\n\n${'a'.repeat(30_000)}`, { told: /rope/ }),
  said('never ends', Array.from({ length: 900 }, (_, at) => `Wave ${at} goes to sea.`).join(' '), { told: /Wave 1 / }),
  said('speaks another tongue', 'Das Seil knarrt am Pfosten, und niemand sagt etwas.', { told: /Seil/ }),
  said('writes headings and lists', `# Scene 9\n\n${kept}\n\n- one\n- two`, { told: /rope/ }),
  said('shouts', 'THE ROPE CREAKS ON ITS POST.', { told: /ROPE/ }),
  said('claims what the rules forbid', 'Bo flies up.', { why: /Told against the facts/ }),
  said('says a template', `{{ 7*7 }} \${process.env} ${kept}`, { never: /\b49\b/, told: /rope/ }),
]
