import { checkRemote } from 'shared/testing';
import { remote } from './remote.ts';

checkRemote(remote, {
  '/exchange': {
    title: { ua: 'Тридцять днів торгівлі без комісії', en: 'Thirty days of zero trading fees' },
    sections: 'prices features how-to-start security reviews faq jumbotron -',
  },
});
