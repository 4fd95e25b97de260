// React is evaluated in the file that holds it, and so in a task of its own: by itself it would be when the app first asks for it.
import 'react-dom/client';
