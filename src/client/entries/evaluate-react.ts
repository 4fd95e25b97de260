// Evaluates React in its own file, and thus in its own task; otherwise, the app's first import of
// React would evaluate it.
import 'react-dom/client';
