import { checkRemote } from 'shared/testing';
import { remote } from './remote.ts';

checkRemote(remote, {
  '/cybersecurity': {
    title: {
      ua: 'Кібербезпека: що це таке і як захистити бізнес',
      en: 'Cybersecurity: what it is and how to protect your business',
    },
    way: { ua: 'Головна › Кібербезпека', en: 'Home › Cybersecurity' },
    sections: '- what-is goals difference threats specialist protection',
  },
});
