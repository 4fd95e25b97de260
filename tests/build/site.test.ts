// All in one file, so that the eight hundred documents are read only once.
import './site/access.ts';
import './site/budgets.ts';
import './site/content.ts';
import './site/editor.ts';
import './site/head.ts';
import './site/routes.ts';
import './site/structure.ts';
import './site/styles.ts';
