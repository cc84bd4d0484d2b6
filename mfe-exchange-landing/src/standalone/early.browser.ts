import { redirectToVisitorLanguage } from 'shared/redirectToVisitorLanguage';

redirectToVisitorLanguage();
