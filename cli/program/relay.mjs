// A thread between the house and an outside program: a player answers at once, so whoever asks waits here for the program's lines.
import { spawn } from 'node:child_process';
import { workerData } from 'node:worker_threads';

/** What a program may say without being asked anything new; one that never stops would fill the memory. */
const MOST_UNASKED = 32 * 1024 * 1024;
/** What is kept of its complaints. */
const MOST_COMPLAINT = 2_000;

const { words, port, news } = workerData;
let said = 0;
let complaint = '';
let told = false;

const tell = (message) => {
  port.postMessage(message);
  Atomics.add(news, 0, 1);
  Atomics.notify(news, 0);
};
const ended = (message) => {
  if (!told) tell({ ...message, complaint });
  told = true;
  port.close();
};

const child = spawn(words[0], words.slice(1), { stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
if (child.pid !== undefined) tell({ pid: child.pid });
child.on('error', ({ code, message }) => ended({ failed: { code, message } }));
child.on('close', (code, signal) => ended({ ended: signal ?? code }));
child.stdin.on('error', () => undefined);
child.stderr.setEncoding('utf8').on('data', (text) => {
  complaint = (complaint + text).slice(-MOST_COMPLAINT);
});
child.stdout.setEncoding('utf8').on('data', (text) => {
  said += text.length;
  if (said > MOST_UNASKED) child.kill('SIGKILL');
  else tell({ text });
});
port.on('message', (text) => {
  said = 0;
  child.stdin.write(text);
});
