import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import '@fontsource/barlow-condensed/latin-ext-500.css';
import '@fontsource/barlow-condensed/latin-ext-600.css';
import '@fontsource/barlow-condensed/latin-ext-700.css';
import '@fontsource/barlow-semi-condensed/latin-500.css';
import '@fontsource/barlow-semi-condensed/latin-600.css';
import '@fontsource/barlow-semi-condensed/latin-ext-500.css';
import '@fontsource/barlow-semi-condensed/latin-ext-600.css';
import './style/tokens.css';
import './style/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { stayOffline } from './offline/register.ts';
import { askStation } from './page/greeting.ts';
import { watchLastInput } from './page/last-input.ts';
import { applySettings } from './settings/settings.ts';
import { fetchAhead } from './table/table-ahead.ts';

applySettings();
watchLastInput();
void askStation();
// In slices: whoever is in a hurry can tap meanwhile.
const root = document.getElementById('root');
if (root) void fetchAhead(location.hash).then(() => startTransition(() => createRoot(root).render(<App />)));
stayOffline();
