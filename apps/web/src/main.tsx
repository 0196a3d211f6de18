import './theme/tokens.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { preloadPage } from './app/pages.ts';
import { startI18n } from './i18n/i18n.ts';
import { applyTheme } from './theme/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

applyTheme();
preloadPage(window.location.pathname);
await startI18n();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
