import cybersecurity from '../../art/footer-cybersecurity-ua.svg';
import cybersecurityPortrait from '../../art/footer-cybersecurity-ua-portrait.svg';
import home from '../../art/footer-home-ua.svg';
import homePortrait from '../../art/footer-home-ua-portrait.svg';
import portfolio from '../../art/footer-portfolio-ua.svg';
import portfolioPortrait from '../../art/footer-portfolio-ua-portrait.svg';
import services from '../../art/footer-services-ua.svg';
import servicesPortrait from '../../art/footer-services-ua-portrait.svg';
import words from './ua.json';

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
