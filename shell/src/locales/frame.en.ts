import cybersecurity from '../../art/footer-cybersecurity-en.svg';
import cybersecurityPortrait from '../../art/footer-cybersecurity-en-portrait.svg';
import home from '../../art/footer-home-en.svg';
import homePortrait from '../../art/footer-home-en-portrait.svg';
import portfolio from '../../art/footer-portfolio-en.svg';
import portfolioPortrait from '../../art/footer-portfolio-en-portrait.svg';
import services from '../../art/footer-services-en.svg';
import servicesPortrait from '../../art/footer-services-en-portrait.svg';
import words from './en.json';

/** Texts of the frame, and paths of the footer's drawings by section. */
export const messages = {
  ...words,
  footerWater: {
    home: { wide: home, narrow: homePortrait },
    portfolio: { wide: portfolio, narrow: portfolioPortrait },
    services: { wide: services, narrow: servicesPortrait },
    cybersecurity: { wide: cybersecurity, narrow: cybersecurityPortrait },
  },
};
