import { detectLanguage } from 'shared/detectLanguage';

detectLanguage();
