import { hydrateRoot } from 'react-dom/client';
import { handleInvokers } from 'shared/native';
import { defaultSite, type Site } from 'shared/site';
import { loadMotionChunk, startMotion } from 'shared/startMotion';
import { StandaloneSite } from './StandaloneSite.tsx';

const root = document.getElementById('root');
const values = document.getElementById('site')?.textContent ?? '{}';
if (!root)
  throw new Error(
    'The document has no #root. Build the site again (npm --prefix mfe-exchange-landing run standalone).',
  );
handleInvokers();
hydrateRoot(
  root,
  <StandaloneSite
    language={document.documentElement.lang === 'en' ? 'en' : 'ua'}
    // `node.tsx` validated these values when it wrote the document.
    site={{ ...defaultSite, ...(JSON.parse(values) as Partial<Site>) }}
  />,
);
// Hides elements below the fold until they enter the viewport, also if React fails to hydrate them.
startMotion(loadMotionChunk);
