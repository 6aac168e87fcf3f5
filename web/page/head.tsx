/** What every head of the house has: its name, and the switches for language, light and settings. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { change, settings, themeNow } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { Brand } from './brand.tsx';
import { Icon, type IconName } from './icons.tsx';
import { useSay } from './say.tsx';
import { LanguageSwitch } from './settings-fields.tsx';

export function HeadBrand(): ReactNode {
  return (
    <Link href="/" className="brand">
      <Brand size={38} />
      <span>Roundhouse</span>
    </Link>
  );
}

function Tool({ icon, words, onPress }: { icon: IconName; words: string; onPress(): void }): ReactNode {
  return (
    <button type="button" className="button quiet tool" onClick={onPress} aria-label={words} title={words}>
      <Icon name={icon} />
    </button>
  );
}

export function HeadTools({ onSettings }: { onSettings?: (() => void) | undefined }): ReactNode {
  const say = useSay();
  // Every press is seen: what the system wants can be chosen again in the settings.
  const theme = themeNow(useStore(settings));
  return (
    <>
      <LanguageSwitch short />
      <Tool
        icon="theme"
        words={say('web.theme', { theme: say(`web.theme.${theme}`) })}
        onPress={() => change({ theme: theme === 'dark' ? 'light' : 'dark' })}
      />
      {onSettings && <Tool icon="gear" words={say('web.settings')} onPress={onSettings} />}
    </>
  );
}

/** A page of the house: its head, and below it what the page is about. */
export function UnderHead({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="home">
      <header className="home-head">
        <HeadBrand />
        <HeadTools />
      </header>
      {children}
    </div>
  );
}
