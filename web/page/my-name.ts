import { speaker } from '../../kernel/index.ts';
import { settings } from '../settings/settings.ts';
import { webText } from '../text/index.ts';

/** How whoever sits down is called; who has told no name is a guest, in the language of that moment. */
export function myName(): string {
  const { name, language } = settings.get();
  return name || speaker([webText], language, String).say({ key: 'web.nameEmpty' });
}
