/** Help, out of the table of commands. */
import { columns } from '../kernel/index.ts';
import type { OptionRow } from './call.ts';

import { COMMANDS, type CommandName, OPTIONS, type OptionName } from './commands.ts';
import type { Words } from './words.ts';

const row = (name: OptionName): OptionRow => OPTIONS[name];

function optionForm(name: OptionName): string {
  const { value, short } = row(name);
  return `${short === undefined ? '    ' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
}

export function generalHelp(words: Words): string {
  return [
    words('help.title'),
    '',
    `${words('help.usage')}: roundhouse <${words('help.command')}> …`,
    '',
    columns(
      COMMANDS.map(({ name, takes }) => [`  ${[name, ...takes].join(' ')}`, words(`command.${name}`)]),
      2,
    ),
    '',
    words('help.more'),
    '',
  ].join('\n');
}

export function commandHelp(name: CommandName, words: Words): string {
  const found = COMMANDS.find((candidate) => candidate.name === name);
  if (found === undefined) return generalHelp(words);
  const options = Object.keys(OPTIONS).filter((option): option is OptionName => found.options.includes(option));
  return [
    words(`command.${found.name}`),
    '',
    `${words('help.usage')}: roundhouse ${[found.name, ...found.takes].join(' ')} [${words('help.options')}]`,
    '',
    columns(
      options.map((option) => [`  ${optionForm(option)}`, words(`flag.${option}`)]),
      2,
    ),
    '',
    `${words('help.example')}: roundhouse ${found.example}`,
    `${words('help.exit')}`,
    '',
  ].join('\n');
}
