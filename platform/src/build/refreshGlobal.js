// Development only, loads before React: every container registers its components with this one refresh runtime.
import * as runtime from 'react-refresh/runtime';

globalThis.__REACT_REFRESH__ = runtime.default ?? runtime;
