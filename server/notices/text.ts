/** What notices say, in the person's language. */
import { type Catalogues, type Language, speaker } from '../../kernel/index.ts';

const en = {
  turn: 'Your turn in {game}',
  ask: 'You are asked something in {game}',
  started: '{game} has begun',
  over: '{game} is over',
  clock: 'Your clock runs out soon in {game}',
  replaced: 'An opponent plays for you in {game}',
  several: '{count, plural, one {# table calls you} other {# tables call you}}',
  with: 'With {others}.',
  until: 'You have until {time}.',
  mayReturn: 'You may sit down again any time.',
  open: 'Open the table: {link}',
  why: 'You get this mail because you asked {house} to write when a table waits for you.',
  stop: 'No more mails: {link}',
  stopTitle: 'No more mails?',
  stopQuestion:
    'Roundhouse then writes no more when a table waits for you. You can ask for mails again in your profile.',
  stopButton: 'No more mails',
  stopped: 'Roundhouse writes no more mails to you.',
  confirm: 'Is this your address?',
  confirmWhy: 'Somebody at {house}, we hope you, wants to be written to at this address when a table waits for them.',
  confirmLink: 'Yes, it is mine: {link}',
  confirmElse: 'If it was not you, do nothing: you get no more mails from there.',
  confirmTitle: 'Is this your address?',
  confirmQuestion: 'Roundhouse then writes to {address} when a table waits for you.',
  confirmButton: 'Yes, it is mine',
  confirmed: 'Thank you. Roundhouse writes to {address} from now on.',
  unknown: 'This link does nothing any more.',
};

export type NoticeKey = keyof typeof en;
type Words = Readonly<Record<NoticeKey, string>>;

const de: Words = {
  turn: 'Du bist am Zug: {game}',
  ask: 'Du wirst etwas gefragt: {game}',
  started: '{game} hat begonnen',
  over: '{game} ist zu Ende',
  clock: 'Deine Zeit läuft bald ab: {game}',
  replaced: 'Ein Gegner spielt für dich: {game}',
  several: '{count, plural, one {# Tisch ruft dich} other {# Tische rufen dich}}',
  with: 'Mit {others}.',
  until: 'Du hast Zeit bis {time}.',
  mayReturn: 'Du kannst jederzeit wieder Platz nehmen.',
  open: 'Zum Tisch: {link}',
  why: 'Du bekommst diese E-Mail, weil {house} dir schreiben soll, wenn ein Tisch auf dich wartet.',
  stop: 'Keine E-Mails mehr: {link}',
  stopTitle: 'Keine E-Mails mehr?',
  stopQuestion:
    'Roundhouse schreibt dir dann nicht mehr, wenn ein Tisch auf dich wartet. In deinem Profil kannst du dir wieder E-Mails wünschen.',
  stopButton: 'Keine E-Mails mehr',
  stopped: 'Roundhouse schreibt dir keine E-Mails mehr.',
  confirm: 'Ist das deine Adresse?',
  confirmWhy:
    'Jemand bei {house}, hoffentlich du, möchte an diese Adresse geschrieben bekommen, wenn ein Tisch wartet.',
  confirmLink: 'Ja, das ist meine: {link}',
  confirmElse: 'Wenn du das nicht warst, tu nichts: Du bekommst dann keine weiteren E-Mails von dort.',
  confirmTitle: 'Ist das deine Adresse?',
  confirmQuestion: 'Roundhouse schreibt dann an {address}, wenn ein Tisch auf dich wartet.',
  confirmButton: 'Ja, das ist meine',
  confirmed: 'Danke. Roundhouse schreibt ab jetzt an {address}.',
  unknown: 'Dieser Link bewirkt nichts mehr.',
};

const pl: Words = {
  turn: 'Twoja kolej: {game}',
  ask: 'Masz pytanie przy stole: {game}',
  started: '{game}: gra się rozpoczęła',
  over: '{game}: koniec gry',
  clock: 'Twój czas wkrótce się skończy: {game}',
  replaced: 'Przeciwnik gra za ciebie: {game}',
  several:
    '{count, plural, one {Woła cię # stół} few {Wołają cię # stoły} many {Woła cię # stołów} other {Woła cię # stołu}}',
  with: 'Grają: {others}.',
  until: 'Masz czas do: {time}.',
  mayReturn: 'Możesz usiąść z powrotem w każdej chwili.',
  open: 'Do stołu: {link}',
  why: 'Dostajesz tę wiadomość, bo {house} ma pisać, gdy stół na ciebie czeka.',
  stop: 'Bez kolejnych wiadomości: {link}',
  stopTitle: 'Bez kolejnych wiadomości?',
  stopQuestion:
    'Roundhouse nie będzie już pisać, gdy stół na ciebie czeka. W profilu możesz znów poprosić o wiadomości.',
  stopButton: 'Bez kolejnych wiadomości',
  stopped: 'Roundhouse nie będzie już do ciebie pisać.',
  confirm: 'Czy to twój adres?',
  confirmWhy: 'Ktoś na {house}, mamy nadzieję, że ty, chce dostawać na ten adres wiadomości, gdy stół na niego czeka.',
  confirmLink: 'Tak, to mój adres: {link}',
  confirmElse: 'Jeśli to nie ty, nie rób nic: nie dostaniesz stamtąd więcej wiadomości.',
  confirmTitle: 'Czy to twój adres?',
  confirmQuestion: 'Roundhouse będzie pisać na {address}, gdy stół na ciebie czeka.',
  confirmButton: 'Tak, to mój adres',
  confirmed: 'Dziękujemy. Od teraz Roundhouse pisze na {address}.',
  unknown: 'Ten link już nic nie robi.',
};

export const noticeText: Catalogues = { en, de, pl };

export type SayNotice = (
  key: NoticeKey,
  params?: Readonly<Record<string, string | number | readonly string[]>>,
) => string;

export const languageOf = (language: string): Language =>
  language === 'de' || language === 'pl' || language === 'en' ? language : 'en';

export function noticeSpeaker(language: string): SayNotice {
  const voice = speaker([noticeText], languageOf(language), String);
  return (key, params) => voice.say(params === undefined ? { key } : { key, params });
}
