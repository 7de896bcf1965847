// Generated from control.openapi.yaml by `npm run generate`; not to be edited.
var ce=(b,B)=>()=>{try{return B||b((B={exports:{}}).exports,B),B.exports}catch(X){throw B=0,X}};var pe=ce(oe=>{"use strict";Object.defineProperty(oe,"__esModule",{value:!0});function me(b){let B=b.length,X=0,N=0,K;for(;N<B;)X++,K=b.charCodeAt(N++),K>=55296&&
K<=56319&&N<B&&(K=b.charCodeAt(N),(K&64512)===56320&&N++);return X}oe.default=me;me.code='require("ajv/dist/runtime/ucs2length").default'});var Ee=(()=>{let b={};b.v0=R;let B={type:"object",additionalProperties:!1,properties:{webhook_id:{type:"string"},entity_type:{$ref:"standin://control/schemas#/$\
defs/EntityType"},event_type:{$ref:"standin://control/schemas#/$defs/EventType"},timeout_ms:{type:"integer",minimum:0,maximum:3e4,default:5e3}}},X={type:"string",
enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function N(e,{instancePath:t="",parentData:k,parentDataProperty:I,
rootData:c=e,dynamicAnchors:h={}}={}){let s=null,r=0,o=N.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof e!="string"?(N.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="item"||e==="item_type"||e==="upload"||e==="build_trigger"||e==="env\
ironment"||e==="maintenance_mode"||e==="sso_user"||e==="cda_cache_tags"?(N.errors=s,r===0):(N.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:X.enum}}],!1)}N.evaluated={dynamicProps:!1,dynamicItems:!1};let K={type:"string",enum:["create","update","delete","publish","unpublish","promote",
"deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function V(e,{instancePath:t="",parentData:k,parentDataProperty:I,rootData:c=e,dynamicAnchors:h={}}={}){
let s=null,r=0,o=V.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof e!="string"?(V.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"string"}}],!1):e==="create"||e==="update"||e==="delete"||e==="publish"||e==="unpublish"||e==="promote"||e==="deploy_started"||
e==="deploy_succeeded"||e==="deploy_failed"||e==="change"||e==="invalidate"?(V.errors=s,r===0):(V.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:K.enum}}],!1)}V.evaluated={dynamicProps:!1,dynamicItems:!1};function R(e,{instancePath:t="",parentData:k,parentDataProperty:I,rootData:c=e,dynamicAnchors:h={}}={}){
let s=null,r=0,o=R.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p=r;for(let a in e)
if(!(a==="webhook_id"||a==="entity_type"||a==="event_type"||a==="timeout_ms")){return R.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:a}}],!1;break}if(p===r){if(e.webhook_id!==void 0){let a=r;if(typeof e.webhook_id!="string")return R.errors=[{instancePath:t+
"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;var m=a===r}else var m=!0;if(m){if(e.entity_type!==void 0){let a=r;
N(e.entity_type,{instancePath:t+"/entity_type",parentData:e,parentDataProperty:"entity_type",rootData:c,dynamicAnchors:h})||(s=F(s,N),r=s.length);var m=a===r}else
var m=!0;if(m){if(e.event_type!==void 0){let a=r;V(e.event_type,{instancePath:t+"/event_type",parentData:e,parentDataProperty:"event_type",rootData:c,dynamicAnchors:h})||
(s=F(s,V),r=s.length);var m=a===r}else var m=!0;if(m)if(e.timeout_ms!==void 0){let a=e.timeout_ms,d=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return R.
errors=[{instancePath:t+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(r===d&&typeof a=="number"&&isFinite(
a)){if(a>3e4||isNaN(a))return R.errors=[{instancePath:t+"/timeout_ms",schemaPath:"#/properties/timeout_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:3e4}}],
!1;if(a<0||isNaN(a))return R.errors=[{instancePath:t+"/timeout_ms",schemaPath:"#/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var m=d===r}else var m=!0}}}}else return R.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.errors=s,r===0}R.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1},b.v1=L;let S={type:"object",additionalProperties:!1,required:["advance"],properties:{advance:{$ref:"standin://control\
/schemas#/$defs/Duration"}}},le={type:["string","integer"],pattern:"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$",minimum:0,maximum:9007199254740991},ae=new RegExp(
"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$","u");function O(e,{instancePath:t="",parentData:k,parentDataProperty:I,rootData:c=e,dynamicAnchors:h={}}={}){let s=null,
r=0,o=O.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))
return O.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:le.type}}],!1;if(r===0){if(typeof e=="number"&&isFinite(e)){if(e>9007199254740991||
isNaN(e))return O.errors=[{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(e<0||isNaN(e))return O.
errors=[{instancePath:t,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(r===0&&typeof e=="string"&&!ae.test(e))return O.errors=
[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$"}}],!1}return O.errors=s,r===0}O.evaluated=
{dynamicProps:!1,dynamicItems:!1};function L(e,{instancePath:t="",parentData:k,parentDataProperty:I,rootData:c=e,dynamicAnchors:h={}}={}){let s=null,r=0,o=L.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.advance===void 0&&(m="advance"))
return L.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{let p=r;for(let a in e)if(a!=="advance"){return L.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}p===r&&e.advance!==void 0&&(O(e.advance,
{instancePath:t+"/advance",parentData:e,parentDataProperty:"advance",rootData:c,dynamicAnchors:h})||(s=F(s,O),r=s.length))}}else return L.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=s,r===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},b.v2=l;let ne={type:"\
object",allOf:[{$ref:"standin://control/schemas#/$defs/FaultMembers"}],unevaluatedProperties:!1,properties:{id:{type:"string"}}},n={type:"object",properties:{operation:{
anyOf:[{type:"string",const:"*"},{$ref:"standin://control/schemas#/$defs/OperationId"}]},method:{type:"string",enum:["PUT","GET","DELETE","POST"]},path:{type:"s\
tring",pattern:"^[/*]",maxLength:1e3},after:{type:"integer",minimum:0,maximum:9007199254740991},probability:{type:"number",exclusiveMinimum:0,maximum:1},times:{
type:"integer",minimum:1,maximum:9007199254740991},code:{$ref:"standin://control/schemas#/$defs/ErrorCode"},status:{type:"integer",minimum:200,maximum:599},body:{},
content_type:{type:"string",pattern:"^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$",maxLength:200},delay_ms:{type:"integer",minimum:0,maximum:9007199254740991},
bandwidth:{type:"integer",minimum:1,maximum:9007199254740991},disconnect:{type:"boolean"},truncate:{type:"boolean"},field:{type:"string",minLength:1,maxLength:1e3},
headers:{type:"object",maxProperties:50,additionalProperties:{type:"string",pattern:"^[ -~]*$",maxLength:1e3},propertyNames:{pattern:"^[\\w!#$%&'*+.^`|~-]{1,100}\
$"}}}},_={type:"string",enum:["updateUpload","getUpload","deleteUpload","createUpload","listUploads","getSite","listEnvironments","bulkTagUploads","bulkSetUploa\
dCollection","bulkDestroyUploads","listUploadReferences","listUploadTracks","createUploadTrack","listUploadTags","createUploadTag","listUploadSmartTags","getUpl\
oadFilter","updateUploadFilter","deleteUploadFilter","createUploadFilter","listUploadFilters","createUploadRequest","updateWebhook","getWebhook","deleteWebhook",
"createWebhook","listWebhooks","listWebhookCalls","getWebhookCall","resendWebhookCall","getUploadCollection","updateUploadCollection","deleteUploadCollection","\
createUploadCollection","listUploadCollections","reorderUploadCollections","getJobResult"]};function U(e,{instancePath:t="",parentData:k,parentDataProperty:I,rootData:c=e,
dynamicAnchors:h={}}={}){let s=null,r=0,o=U.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof e!="string"?(U.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="updateUpload"||e==="getUpload"||e==="deleteUpload"||e==="createUpload"||e==="listUploads"||
e==="getSite"||e==="listEnvironments"||e==="bulkTagUploads"||e==="bulkSetUploadCollection"||e==="bulkDestroyUploads"||e==="listUploadReferences"||e==="listUploa\
dTracks"||e==="createUploadTrack"||e==="listUploadTags"||e==="createUploadTag"||e==="listUploadSmartTags"||e==="getUploadFilter"||e==="updateUploadFilter"||e===
"deleteUploadFilter"||e==="createUploadFilter"||e==="listUploadFilters"||e==="createUploadRequest"||e==="updateWebhook"||e==="getWebhook"||e==="deleteWebhook"||
e==="createWebhook"||e==="listWebhooks"||e==="listWebhookCalls"||e==="getWebhookCall"||e==="resendWebhookCall"||e==="getUploadCollection"||e==="updateUploadColl\
ection"||e==="deleteUploadCollection"||e==="createUploadCollection"||e==="listUploadCollections"||e==="reorderUploadCollections"||e==="getJobResult"?(U.errors=s,
r===0):(U.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:_.enum}}],!1)}U.evaluated={dynamicProps:!1,dynamicItems:!1};let W={type:"\
string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_PERMISSIONS","NOT_FOUND","JOB_PENDING","FOREIGN_REQUEST","INV\
ALID_ENDPOINT","METHOD_NOT_ALLOWED","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HEADER","EXPECTATION_FAILED","INVALID_FORMAT","INVALID_FIELD","INVA\
LID_ENTITY_ID","INVALID_TYPE","INVALID_ENVIRONMENT","INVALID_API_VERSION","INVALID_PREFERENCE","NOT_A_VIDEO","TOO_MANY_OPERATIONS","UPLOAD_IS_CURRENTLY_IN_USE",
"CONCURRENT_UPLOAD_UPDATE","RATE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","CONTRACT_BREACH","SERVICE_UNAVAILABLE","INSUFFICIENT_STORAGE"]};function x(e,{
instancePath:t="",parentData:k,parentDataProperty:I,rootData:c=e,dynamicAnchors:h={}}={}){let s=null,r=0,o=x.evaluated;return o.dynamicProps&&(o.props=void 0),o.
dynamicItems&&(o.items=void 0),typeof e!="string"?(x.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="INVALID_JSON_B\
ODY"||e==="MALFORMED_REQUEST"||e==="INVALID_AUTHORIZATION_HEADER"||e==="INSUFFICIENT_PERMISSIONS"||e==="NOT_FOUND"||e==="JOB_PENDING"||e==="FOREIGN_REQUEST"||e===
"INVALID_ENDPOINT"||e==="METHOD_NOT_ALLOWED"||e==="PAYLOAD_TOO_LARGE"||e==="URL_TOO_LONG"||e==="INVALID_CONTENT_TYPE_HEADER"||e==="EXPECTATION_FAILED"||e==="INV\
ALID_FORMAT"||e==="INVALID_FIELD"||e==="INVALID_ENTITY_ID"||e==="INVALID_TYPE"||e==="INVALID_ENVIRONMENT"||e==="INVALID_API_VERSION"||e==="INVALID_PREFERENCE"||
e==="NOT_A_VIDEO"||e==="TOO_MANY_OPERATIONS"||e==="UPLOAD_IS_CURRENTLY_IN_USE"||e==="CONCURRENT_UPLOAD_UPDATE"||e==="RATE_LIMIT_EXCEEDED"||e==="HEADERS_TOO_LARG\
E"||e==="INTERNAL_ERROR"||e==="CONTRACT_BREACH"||e==="SERVICE_UNAVAILABLE"||e==="INSUFFICIENT_STORAGE"?(x.errors=s,r===0):(x.errors=[{instancePath:t,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:W.enum}}],!1)}x.evaluated={dynamicProps:!1,dynamicItems:!1};let q=pe().default,T=new RegExp("^[/*]","u"),y=new RegExp(
"^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$","u"),g=new RegExp("^[\\w!#$%&'*+.^`|~-]{1,100}$","u"),v=new RegExp("^[ -~]*$","u");function f(e,{instancePath:t="",
parentData:k,parentDataProperty:I,rootData:c=e,dynamicAnchors:h={}}={}){let s=null,r=0,o=f.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.operation!==void 0){let i=e.operation,u=r,Y=r,D=!1,A=r;if(typeof i!="string"){let Q={instancePath:t+
"/operation",schemaPath:"#/properties/operation/anyOf/0/type",keyword:"type",params:{type:"string"}};s===null?s=[Q]:s.push(Q),r++}if(i!=="*"){let Q={instancePath:t+
"/operation",schemaPath:"#/properties/operation/anyOf/0/const",keyword:"const",params:{allowedValue:"*"}};s===null?s=[Q]:s.push(Q),r++}var m=A===r;D=D||m;let w=r;
U(i,{instancePath:t+"/operation",parentData:e,parentDataProperty:"operation",rootData:c,dynamicAnchors:h})||(s=F(s,U),r=s.length);var m=w===r;if(D=D||m,D)r=Y,s!==
null&&(Y?s.length=Y:s=null);else{let Q={instancePath:t+"/operation",schemaPath:"#/properties/operation/anyOf",keyword:"anyOf",params:{}};return s===null?s=[Q]:s.
push(Q),r++,f.errors=s,!1}var p=u===r}else var p=!0;if(p){if(e.method!==void 0){let i=e.method,u=r;if(typeof i!="string")return f.errors=[{instancePath:t+"/meth\
od",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="PUT"||i==="GET"||i==="DELETE"||i==="POST"))return f.errors=[{instancePath:t+
"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues:n.properties.method.enum}}],!1;var p=u===r}else var p=!0;if(p){if(e.path!==
void 0){let i=e.path,u=r;if(r===u)if(typeof i=="string"){if(q(i)>1e3)return f.errors=[{instancePath:t+"/path",schemaPath:"#/properties/path/maxLength",keyword:"\
maxLength",params:{limit:1e3}}],!1;if(!T.test(i))return f.errors=[{instancePath:t+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern:"\
^[/*]"}}],!1}else return f.errors=[{instancePath:t+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"}}],!1;var p=u===r}else var p=!0;
if(p){if(e.after!==void 0){let i=e.after,u=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return f.errors=[{instancePath:t+"/after",schemaPath:"#/pr\
operties/after/type",keyword:"type",params:{type:"integer"}}],!1;if(r===u&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return f.errors=[{instancePath:t+
"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return f.errors=[{instancePath:t+
"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=u===r}else var p=!0;if(p){if(e.probability!==void 0){
let i=e.probability,u=r;if(r===u)if(typeof i=="number"&&isFinite(i)){if(i>1||isNaN(i))return f.errors=[{instancePath:t+"/probability",schemaPath:"#/properties/p\
robability/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(i<=0||isNaN(i))return f.errors=[{instancePath:t+"/probability",schemaPath:"#/prop\
erties/probability/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return f.errors=[{instancePath:t+"/probability",schemaPath:"\
#/properties/probability/type",keyword:"type",params:{type:"number"}}],!1;var p=u===r}else var p=!0;if(p){if(e.times!==void 0){let i=e.times,u=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return f.errors=[{instancePath:t+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===u&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return f.errors=[{instancePath:t+"/times",schemaPath:"#/properties/times/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<1||isNaN(i))return f.errors=[{instancePath:t+"/times",schemaPath:"#/properties/times\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var p=u===r}else var p=!0;if(p){if(e.code!==void 0){let i=r;x(e.code,{instancePath:t+"/code",parentData:e,
parentDataProperty:"code",rootData:c,dynamicAnchors:h})||(s=F(s,x),r=s.length);var p=i===r}else var p=!0;if(p){if(e.status!==void 0){let i=e.status,u=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return f.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===u&&typeof i=="number"&&isFinite(i)){if(i>599||isNaN(i))return f.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:599}}],!1;if(i<200||isNaN(i))return f.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:200}}],!1}var p=u===r}else var p=!0;if(p){if(e.content_type!==void 0){let i=e.content_type,u=r;if(r===u)if(typeof i=="stri\
ng"){if(q(i)>200)return f.errors=[{instancePath:t+"/content_type",schemaPath:"#/properties/content_type/maxLength",keyword:"maxLength",params:{limit:200}}],!1;if(!y.
test(i))return f.errors=[{instancePath:t+"/content_type",schemaPath:"#/properties/content_type/pattern",keyword:"pattern",params:{pattern:"^[\\w!#$&^.+-]+/[\\w!#$\
&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$"}}],!1}else return f.errors=[{instancePath:t+"/content_type",schemaPath:"#/properties/content_type/type",keyword:"type",params:{type:"\
string"}}],!1;var p=u===r}else var p=!0;if(p){if(e.delay_ms!==void 0){let i=e.delay_ms,u=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return f.errors=
[{instancePath:t+"/delay_ms",schemaPath:"#/properties/delay_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(r===u&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return f.errors=[{instancePath:t+"/delay_ms",schemaPath:"#/properties/delay_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return f.errors=[{instancePath:t+"/delay_ms",schemaPath:"#/properties/delay_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var p=u===r}else var p=!0;if(p){if(e.bandwidth!==void 0){let i=e.bandwidth,u=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return f.errors=[{instancePath:t+
"/bandwidth",schemaPath:"#/properties/bandwidth/type",keyword:"type",params:{type:"integer"}}],!1;if(r===u&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return f.errors=[{instancePath:t+"/bandwidth",schemaPath:"#/properties/bandwidth/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<1||isNaN(i))return f.errors=[{instancePath:t+"/bandwidth",schemaPath:"#/properties/bandwidth/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var p=u===r}else var p=!0;if(p){if(e.disconnect!==void 0){let i=r;if(typeof e.disconnect!="boolean")return f.errors=[{instancePath:t+"/disconnect",schemaPath:"\
#/properties/disconnect/type",keyword:"type",params:{type:"boolean"}}],!1;var p=i===r}else var p=!0;if(p){if(e.truncate!==void 0){let i=r;if(typeof e.truncate!=
"boolean")return f.errors=[{instancePath:t+"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type:"boolean"}}],!1;var p=i===r}else var p=!0;
if(p){if(e.field!==void 0){let i=e.field,u=r;if(r===u)if(typeof i=="string"){if(q(i)>1e3)return f.errors=[{instancePath:t+"/field",schemaPath:"#/properties/fiel\
d/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;if(q(i)<1)return f.errors=[{instancePath:t+"/field",schemaPath:"#/properties/field/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return f.errors=[{instancePath:t+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type:"string"}}],!1;
var p=u===r}else var p=!0;if(p)if(e.headers!==void 0){let i=e.headers,u=r;if(r===u)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>50)return f.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let D in i){let A=r;if(typeof D==
"string"&&!g.test(D)){let w={instancePath:t+"/headers",schemaPath:"#/properties/headers/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\\w!#$%&'*+.^\
`|~-]{1,100}$"},propertyName:D};s===null?s=[w]:s.push(w),r++}var a=A===r;if(!a){let w={instancePath:t+"/headers",schemaPath:"#/properties/headers/propertyNames",
keyword:"propertyNames",params:{propertyName:D}};return s===null?s=[w]:s.push(w),r++,f.errors=s,!1;break}}if(a)for(let D in i){let A=i[D],w=r;if(r===w)if(typeof A==
"string"){if(q(A)>1e3)return f.errors=[{instancePath:t+"/headers/"+D.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalPropertie\
s/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;if(!v.test(A))return f.errors=[{instancePath:t+"/headers/"+D.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/headers/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[ -~]*$"}}],!1}else return f.errors=[{instancePath:t+"/headers/"+D.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var d=w===r;if(!d)break}}else
return f.errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var p=u===r}else var p=!0}}}}}}}}}}}}}}else
return f.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return f.errors=s,r===0}f.evaluated={props:{operation:!0,method:!0,
path:!0,after:!0,probability:!0,times:!0,code:!0,status:!0,body:!0,content_type:!0,delay_ms:!0,bandwidth:!0,disconnect:!0,truncate:!0,field:!0,headers:!0},dynamicProps:!1,
dynamicItems:!1};function l(e,{instancePath:t="",parentData:k,parentDataProperty:I,rootData:c=e,dynamicAnchors:h={}}={}){let s=null,r=0,o=l.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),f(e,{instancePath:t,parentData:k,parentDataProperty:I,rootData:c,dynamicAnchors:h})||(s=F(s,f),r=s.length),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let p=r;if(typeof e.id!="string")return l.errors=[{instancePath:t+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var m=p===r}else var m=!0;if(m){for(let p in e)if(p!=="id"&&p!=="operation"&&p!=="method"&&p!=="path"&&p!==
"after"&&p!=="probability"&&p!=="times"&&p!=="code"&&p!=="status"&&p!=="body"&&p!=="content_type"&&p!=="delay_ms"&&p!=="bandwidth"&&p!=="disconnect"&&p!=="trunc\
ate"&&p!=="field"&&p!=="headers"){return l.errors=[{instancePath:t,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:p}}],
!1;break}}}else return l.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return l.errors=s,r===0}l.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1},b.v3=M;let C={type:"object",additionalProperties:!1,required:["release"],properties:{release:{type:"string"}}};function M(e,{instancePath:t="",
parentData:k,parentDataProperty:I,rootData:c=e,dynamicAnchors:h={}}={}){let s=null,r=0,o=M.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.release===void 0&&(m="release"))return M.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m}}],!1;{let p=r;for(let a in e)if(a!=="release"){return M.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===r&&e.release!==void 0&&typeof e.release!="string")return M.errors=[{instancePath:t+"/relea\
se",schemaPath:"#/properties/release/type",keyword:"type",params:{type:"string"}}],!1}}else return M.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return M.errors=s,r===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},b.v4=te;let E={type:"object",additionalProperties:!1,
properties:{ends:{anyOf:[{type:"string",enum:["due","released","never"]},{$ref:"standin://control/schemas#/$defs/JobPolls"}]},time:{$ref:"standin://control/sche\
mas#/$defs/Duration"},fail:{$ref:"standin://control/schemas#/$defs/JobFailure"}}},P={type:"object",additionalProperties:!1,required:["after_polls"],properties:{
after_polls:{type:"integer",minimum:0}}};function Z(e,{instancePath:t="",parentData:k,parentDataProperty:I,rootData:c=e,dynamicAnchors:h={}}={}){let s=null,r=0,
o=Z.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.after_polls===void 0&&
(m="after_polls"))return Z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{let p=r;for(let a in e)if(a!=="af\
ter_polls"){return Z.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===
r&&e.after_polls!==void 0){let a=e.after_polls,d=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Z.errors=[{instancePath:t+"/after_polls",schemaPath:"\
#/properties/after_polls/type",keyword:"type",params:{type:"integer"}}],!1;if(r===d&&typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a)))return Z.errors=[{instancePath:t+
"/after_polls",schemaPath:"#/properties/after_polls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}}}else return Z.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Z.errors=s,r===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let he={type:"object",additionalProperties:!1,
required:["status"],properties:{status:{type:"integer",minimum:400,maximum:599},body:{}}};function G(e,{instancePath:t="",parentData:k,parentDataProperty:I,rootData:c=e,
dynamicAnchors:h={}}={}){let s=null,r=0,o=G.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let m;if(e.status===void 0&&(m="status"))return G.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;
{let p=r;for(let a in e)if(!(a==="status"||a==="body")){return G.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}],!1;break}if(p===r&&e.status!==void 0){let a=e.status,d=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return G.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(r===d&&typeof a=="number"&&isFinite(a)){if(a>599||isNaN(a))return G.
errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(a<400||isNaN(a))return G.
errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400}}],!1}}}}else return G.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=s,r===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function te(e,{instancePath:t="",
parentData:k,parentDataProperty:I,rootData:c=e,dynamicAnchors:h={}}={}){let s=null,r=0,o=te.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a=r;for(let d in e)if(!(d==="ends"||d==="time"||d==="fail")){return te.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(a===r){if(e.ends!==void 0){let d=e.ends,i=r,u=r,Y=!1,D=r;if(typeof d!=
"string"){let w={instancePath:t+"/ends",schemaPath:"#/properties/ends/anyOf/0/type",keyword:"type",params:{type:"string"}};s===null?s=[w]:s.push(w),r++}if(!(d===
"due"||d==="released"||d==="never")){let w={instancePath:t+"/ends",schemaPath:"#/properties/ends/anyOf/0/enum",keyword:"enum",params:{allowedValues:E.properties.
ends.anyOf[0].enum}};s===null?s=[w]:s.push(w),r++}var m=D===r;Y=Y||m;let A=r;Z(d,{instancePath:t+"/ends",parentData:e,parentDataProperty:"ends",rootData:c,dynamicAnchors:h})||
(s=F(s,Z),r=s.length);var m=A===r;if(Y=Y||m,Y)r=u,s!==null&&(u?s.length=u:s=null);else{let w={instancePath:t+"/ends",schemaPath:"#/properties/ends/anyOf",keyword:"\
anyOf",params:{}};return s===null?s=[w]:s.push(w),r++,te.errors=s,!1}var p=i===r}else var p=!0;if(p){if(e.time!==void 0){let d=r;O(e.time,{instancePath:t+"/time",
parentData:e,parentDataProperty:"time",rootData:c,dynamicAnchors:h})||(s=F(s,O),r=s.length);var p=d===r}else var p=!0;if(p)if(e.fail!==void 0){let d=r;G(e.fail,
{instancePath:t+"/fail",parentData:e,parentDataProperty:"fail",rootData:c,dynamicAnchors:h})||(s=F(s,G),r=s.length);var p=d===r}else var p=!0}}}else return te.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=s,r===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
b.v5=J;let fe={type:"object",additionalProperties:!1,required:["latency"],properties:{latency:{type:["string","number"],pattern:"^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\\
.\\d{1,9})?)?$",minimum:0,maximum:999999999}}},de=new RegExp("^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$","u");function J(e,{instancePath:t="",parentData:k,
parentDataProperty:I,rootData:c=e,dynamicAnchors:h={}}={}){let s=null,r=0,o=J.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.latency===void 0&&(m="latency"))return J.errors=[{instancePath:t,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:m}}],!1;{let p=r;for(let a in e)if(a!=="latency"){return J.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:a}}],!1;break}if(p===r&&e.latency!==void 0){let a=e.latency,d=r;if(typeof a!="string"&&!(typeof a=="number"&&isFinite(
a)))return J.errors=[{instancePath:t+"/latency",schemaPath:"#/properties/latency/type",keyword:"type",params:{type:fe.properties.latency.type}}],!1;if(r===d){if(typeof a==
"number"&&isFinite(a)){if(a>999999999||isNaN(a))return J.errors=[{instancePath:t+"/latency",schemaPath:"#/properties/latency/maximum",keyword:"maximum",params:{
comparison:"<=",limit:999999999}}],!1;if(a<0||isNaN(a))return J.errors=[{instancePath:t+"/latency",schemaPath:"#/properties/latency/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}if(r===d&&typeof a=="string"&&!de.test(a))return J.errors=[{instancePath:t+"/latency",schemaPath:"#/properties/latency/pattern",keyword:"\
pattern",params:{pattern:"^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$"}}],!1}}}}else return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return J.errors=s,r===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},b.v6=ee;let ve={type:"object",additionalProperties:!1,
required:["entity_type","event_type","entity"],properties:{entity_type:{$ref:"standin://control/schemas#/$defs/EntityType"},event_type:{$ref:"standin://control/\
schemas#/$defs/EventType"},entity:{$ref:"standin://control/schemas#/$defs/EntityResource"},previous_entity:{$ref:"standin://control/schemas#/$defs/EntityResourc\
e"},related_entities:{type:"array",items:{$ref:"standin://control/schemas#/$defs/EntityResource"}}}},Pe={type:"object",required:["id","type"],properties:{id:{type:"\
string"},type:{type:"string"},attributes:{type:"object",additionalProperties:!0},relationships:{type:"object",additionalProperties:!0}},additionalProperties:!0};
function $(e,{instancePath:t="",parentData:k,parentDataProperty:I,rootData:c=e,dynamicAnchors:h={}}={}){let s=null,r=0,o=$.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if(e.id===void 0&&(p="id")||e.type===void 0&&(p="type"))return $.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(e.id!==void 0){let a=r;if(typeof e.id!="string")return $.errors=
[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var m=a===r}else var m=!0;if(m){if(e.type!==void 0){let a=r;
if(typeof e.type!="string")return $.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var m=a===r}else
var m=!0;if(m){if(e.attributes!==void 0){let a=e.attributes,d=r;if(r===d&&!(a&&typeof a=="object"&&!Array.isArray(a)))return $.errors=[{instancePath:t+"/attribu\
tes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"}}],!1;var m=d===r}else var m=!0;if(m)if(e.relationships!==void 0){let a=e.relationships,
d=r;if(r===d&&!(a&&typeof a=="object"&&!Array.isArray(a)))return $.errors=[{instancePath:t+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"\
type",params:{type:"object"}}],!1;var m=d===r}else var m=!0}}}else return $.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return $.errors=s,r===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(e,{instancePath:t="",parentData:k,parentDataProperty:I,rootData:c=e,
dynamicAnchors:h={}}={}){let s=null,r=0,o=ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let a;if(e.entity_type===void 0&&(a="entity_type")||e.event_type===void 0&&(a="event_type")||e.entity===void 0&&(a="entity"))return ee.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let d=r;for(let i in e)if(!(i==="entity_type"||i==="event_type"||i==="entity"||i==="\
previous_entity"||i==="related_entities")){return ee.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(d===r){if(e.entity_type!==void 0){let i=r;N(e.entity_type,{instancePath:t+"/entity_type",parentData:e,parentDataProperty:"entity_type",rootData:c,dynamicAnchors:h})||
(s=F(s,N),r=s.length);var m=i===r}else var m=!0;if(m){if(e.event_type!==void 0){let i=r;V(e.event_type,{instancePath:t+"/event_type",parentData:e,parentDataProperty:"\
event_type",rootData:c,dynamicAnchors:h})||(s=F(s,V),r=s.length);var m=i===r}else var m=!0;if(m){if(e.entity!==void 0){let i=r;$(e.entity,{instancePath:t+"/enti\
ty",parentData:e,parentDataProperty:"entity",rootData:c,dynamicAnchors:h})||(s=F(s,$),r=s.length);var m=i===r}else var m=!0;if(m){if(e.previous_entity!==void 0){
let i=r;$(e.previous_entity,{instancePath:t+"/previous_entity",parentData:e,parentDataProperty:"previous_entity",rootData:c,dynamicAnchors:h})||(s=F(s,$),r=s.length);
var m=i===r}else var m=!0;if(m)if(e.related_entities!==void 0){let i=e.related_entities,u=r;if(r===u)if(Array.isArray(i)){var p=!0;let D=i.length;for(let A=0;A<
D;A++){let w=r;$(i[A],{instancePath:t+"/related_entities/"+A,parentData:i,parentDataProperty:A,rootData:c,dynamicAnchors:h})||(s=F(s,$),r=s.length);var p=w===r;
if(!p)break}}else return ee.errors=[{instancePath:t+"/related_entities",schemaPath:"#/properties/related_entities/type",keyword:"type",params:{type:"array"}}],!1;
var m=u===r}else var m=!0}}}}}}else return ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.errors=s,r===0}ee.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},b.v7=se;let _e={type:"object",additionalProperties:!1,required:["answers"],properties:{answers:{$ref:"stand\
in://control/schemas#/$defs/ReceiverAnswers"}}},be={type:"array",minItems:1,items:{anyOf:[{type:"integer",minimum:200,maximum:599},{$ref:"standin://control/sche\
mas#/$defs/LateAnswer"},{$ref:"standin://control/schemas#/$defs/MissingAnswer"}]}},ge={type:"object",additionalProperties:!1,required:["status"],properties:{status:{
type:"integer",minimum:200,maximum:599},delay_ms:{type:"integer",minimum:0,maximum:6e5}}};function j(e,{instancePath:t="",parentData:k,parentDataProperty:I,rootData:c=e,
dynamicAnchors:h={}}={}){let s=null,r=0,o=j.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let p;if(e.status===void 0&&(p="status"))return j.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;
{let a=r;for(let d in e)if(!(d==="status"||d==="delay_ms")){return j.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:d}}],!1;break}if(a===r){if(e.status!==void 0){let d=e.status,i=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return j.errors=
[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof d=="number"&&isFinite(d)){if(d>599||
isNaN(d))return j.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(d<200||
isNaN(d))return j.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200}}],!1}var m=i===
r}else var m=!0;if(m)if(e.delay_ms!==void 0){let d=e.delay_ms,i=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return j.errors=[{instancePath:t+"/de\
lay_ms",schemaPath:"#/properties/delay_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof d=="number"&&isFinite(d)){if(d>6e5||isNaN(d))return j.
errors=[{instancePath:t+"/delay_ms",schemaPath:"#/properties/delay_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(d<0||isNaN(d))return j.
errors=[{instancePath:t+"/delay_ms",schemaPath:"#/properties/delay_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var m=i===r}else var m=!0}}}else
return j.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=s,r===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
let ue={type:"object",additionalProperties:!1,required:["failure"],properties:{failure:{type:"string",enum:["timeout","disconnect"]}}};function z(e,{instancePath:t="",
parentData:k,parentDataProperty:I,rootData:c=e,dynamicAnchors:h={}}={}){let s=null,r=0,o=z.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.failure===void 0&&(m="failure"))return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m}}],!1;{let p=r;for(let a in e)if(a!=="failure"){return z.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===r&&e.failure!==void 0){let a=e.failure;if(typeof a!="string")return z.errors=[{instancePath:t+
"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="timeout"||a==="disconnect"))return z.errors=[{instancePath:t+
"/failure",schemaPath:"#/properties/failure/enum",keyword:"enum",params:{allowedValues:ue.properties.failure.enum}}],!1}}}else return z.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.errors=s,r===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function re(e,{instancePath:t="",
parentData:k,parentDataProperty:I,rootData:c=e,dynamicAnchors:h={}}={}){let s=null,r=0,o=re.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),r===0)if(Array.isArray(e)){if(e.length<1)return re.errors=[{instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var m=!0;let d=e.
length;for(let i=0;i<d;i++){let u=e[i],Y=r,D=r,A=!1,w=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let H={instancePath:t+"/"+i,schemaPath:"#/item\
s/anyOf/0/type",keyword:"type",params:{type:"integer"}};s===null?s=[H]:s.push(H),r++}if(r===w&&typeof u=="number"&&isFinite(u)){if(u>599||isNaN(u)){let H={instancePath:t+
"/"+i,schemaPath:"#/items/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};s===null?s=[H]:s.push(H),r++}else if(u<200||isNaN(u)){let H={instancePath:t+
"/"+i,schemaPath:"#/items/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:200}};s===null?s=[H]:s.push(H),r++}}var a=w===r;A=A||a;let Q=r;j(u,{instancePath:t+
"/"+i,parentData:e,parentDataProperty:i,rootData:c,dynamicAnchors:h})||(s=F(s,j),r=s.length);var a=Q===r;if(A=A||a,a)var p=!0;let ye=r;z(u,{instancePath:t+"/"+i,
parentData:e,parentDataProperty:i,rootData:c,dynamicAnchors:h})||(s=F(s,z),r=s.length);var a=ye===r;if(A=A||a,a&&p!==!0&&(p=!0),A)r=D,s!==null&&(D?s.length=D:s=
null);else{let H={instancePath:t+"/"+i,schemaPath:"#/items/anyOf",keyword:"anyOf",params:{}};return s===null?s=[H]:s.push(H),r++,re.errors=s,!1}var m=Y===r;if(!m)
break}}}else return re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return re.errors=s,r===0}re.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function se(e,{instancePath:t="",parentData:k,parentDataProperty:I,rootData:c=e,dynamicAnchors:h={}}={}){let s=null,r=0,o=se.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.answers===void 0&&(m="answers"))return se.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{let p=r;for(let a in e)if(a!=="answers"){return se.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}p===r&&e.answers!==void 0&&(re(e.answers,{instancePath:t+
"/answers",parentData:e,parentDataProperty:"answers",rootData:c,dynamicAnchors:h})||(s=F(s,re),r=s.length))}}else return se.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=s,r===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},b.v8=ie;let ke={type:"object",
additionalProperties:!1,properties:{all:{type:"boolean"}}};function ie(e,{instancePath:t="",parentData:k,parentDataProperty:I,rootData:c=e,dynamicAnchors:h={}}={}){
let s=null,r=0,o=ie.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m=r;for(let p in e)
if(p!=="all"){return ie.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(m===
r&&e.all!==void 0&&typeof e.all!="boolean")return ie.errors=[{instancePath:t+"/all",schemaPath:"#/properties/all/type",keyword:"type",params:{type:"boolean"}}],
!1}else return ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ie.errors=s,r===0}ie.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function F(e,t){let k=t.errors;if(t.errors=null,e===null)return k;for(let I of k)e.push(I);return e}return{CallWait:b.v0,ClockAdvance:b.v1,FaultSpec:b.
v2,JobRelease:b.v3,JobScript:b.v4,LatencySetting:b.v5,RaisedEvent:b.v6,ReceiverScript:b.v7,ResetRequest:b.v8}})(),Ie=(()=>{let b={};b.v0=S;let B={type:"object",
additionalProperties:!1,properties:{operation:{$ref:"standin://control/schemas#/$defs/OperationId"},method:{type:"string"},status:{type:"integer",minimum:0},entity:{
type:"string"},limit:{type:"integer",minimum:0},environment:{$ref:"standin://control/schemas#/$defs/EnvironmentName"}},$id:"standin://control/query/listJournal"},
X={type:"string",enum:["updateUpload","getUpload","deleteUpload","createUpload","listUploads","getSite","listEnvironments","bulkTagUploads","bulkSetUploadCollec\
tion","bulkDestroyUploads","listUploadReferences","listUploadTracks","createUploadTrack","listUploadTags","createUploadTag","listUploadSmartTags","getUploadFilt\
er","updateUploadFilter","deleteUploadFilter","createUploadFilter","listUploadFilters","createUploadRequest","updateWebhook","getWebhook","deleteWebhook","creat\
eWebhook","listWebhooks","listWebhookCalls","getWebhookCall","resendWebhookCall","getUploadCollection","updateUploadCollection","deleteUploadCollection","create\
UploadCollection","listUploadCollections","reorderUploadCollections","getJobResult"]};function N(n,{instancePath:_="",parentData:U,parentDataProperty:W,rootData:x=n,
dynamicAnchors:q={}}={}){let T=null,y=0,g=N.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),typeof n!="string"){let v=typeof n,f;
if(f===void 0)if(v=="number"||v=="boolean")f=""+n;else if(n===null)f="";else return N.errors=[{instancePath:_,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"}}],!1;f!==void 0&&(n=f,U!==void 0&&(U[W]=f))}return n==="updateUpload"||n==="getUpload"||n==="deleteUpload"||n==="createUpload"||n==="listUploads"||n==="\
getSite"||n==="listEnvironments"||n==="bulkTagUploads"||n==="bulkSetUploadCollection"||n==="bulkDestroyUploads"||n==="listUploadReferences"||n==="listUploadTrac\
ks"||n==="createUploadTrack"||n==="listUploadTags"||n==="createUploadTag"||n==="listUploadSmartTags"||n==="getUploadFilter"||n==="updateUploadFilter"||n==="dele\
teUploadFilter"||n==="createUploadFilter"||n==="listUploadFilters"||n==="createUploadRequest"||n==="updateWebhook"||n==="getWebhook"||n==="deleteWebhook"||n==="\
createWebhook"||n==="listWebhooks"||n==="listWebhookCalls"||n==="getWebhookCall"||n==="resendWebhookCall"||n==="getUploadCollection"||n==="updateUploadCollectio\
n"||n==="deleteUploadCollection"||n==="createUploadCollection"||n==="listUploadCollections"||n==="reorderUploadCollections"||n==="getJobResult"?(N.errors=T,y===
0):(N.errors=[{instancePath:_,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:X.enum}}],!1)}N.evaluated={dynamicProps:!1,dynamicItems:!1};let K={type:"\
string",pattern:"^[A-Za-z0-9_-]{1,64}$"},V=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function R(n,{instancePath:_="",parentData:U,parentDataProperty:W,rootData:x=n,
dynamicAnchors:q={}}={}){let T=null,y=0,g=R.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),typeof n!="string"){let v=typeof n,f;
if(f===void 0)if(v=="number"||v=="boolean")f=""+n;else if(n===null)f="";else return R.errors=[{instancePath:_,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"}}],!1;f!==void 0&&(n=f,U!==void 0&&(U[W]=f))}return y===0&&typeof n=="string"&&!V.test(n)?(R.errors=[{instancePath:_,schemaPath:"#/pattern",keyword:"patt\
ern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"}}],!1):(R.errors=T,y===0)}R.evaluated={dynamicProps:!1,dynamicItems:!1};function S(n,{instancePath:_="",parentData:U,
parentDataProperty:W,rootData:x=n,dynamicAnchors:q={}}={}){let T=null,y=0,g=S.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),y===
0)if(n&&typeof n=="object"&&!Array.isArray(n)){let f=y;for(let l in n)if(!(l==="operation"||l==="method"||l==="status"||l==="entity"||l==="limit"||l==="environm\
ent")){return S.errors=[{instancePath:_,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(f===y){if(n.
operation!==void 0){let l=y;N(n.operation,{instancePath:_+"/operation",parentData:n,parentDataProperty:"operation",rootData:x,dynamicAnchors:q})||(T=ne(T,N),y=T.
length);var v=l===y}else var v=!0;if(v){if(n.method!==void 0){let l=n.method,C=y;if(typeof l!="string"){let E=typeof l,P;if(P===void 0)if(E=="number"||E=="boole\
an")P=""+l;else if(l===null)P="";else return S.errors=[{instancePath:_+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}}],!1;
P!==void 0&&(l=P,n!==void 0&&(n.method=P))}var v=C===y}else var v=!0;if(v){if(n.status!==void 0){let l=n.status,C=y;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&
isFinite(l))){let E=typeof l,P;if(P===void 0)if(E==="boolean"||l===null||E==="string"&&l&&l==+l&&!(l%1))P=+l;else return S.errors=[{instancePath:_+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;P!==void 0&&(l=P,n!==void 0&&(n.status=P))}if(y===C&&typeof l=="number"&&isFinite(l)&&(l<0||
isNaN(l)))return S.errors=[{instancePath:_+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var v=C===
y}else var v=!0;if(v){if(n.entity!==void 0){let l=n.entity,C=y;if(typeof l!="string"){let E=typeof l,P;if(P===void 0)if(E=="number"||E=="boolean")P=""+l;else if(l===
null)P="";else return S.errors=[{instancePath:_+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(l=P,n!==
void 0&&(n.entity=P))}var v=C===y}else var v=!0;if(v){if(n.limit!==void 0){let l=n.limit,C=y;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let E=typeof l,
P;if(P===void 0)if(E==="boolean"||l===null||E==="string"&&l&&l==+l&&!(l%1))P=+l;else return S.errors=[{instancePath:_+"/limit",schemaPath:"#/properties/limit/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;P!==void 0&&(l=P,n!==void 0&&(n.limit=P))}if(y===C&&typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l)))return S.errors=
[{instancePath:_+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var v=C===y}else var v=!0;if(v)if(n.environment!==
void 0){let l=y;R(n.environment,{instancePath:_+"/environment",parentData:n,parentDataProperty:"environment",rootData:x,dynamicAnchors:q})||(T=ne(T,R),y=T.length);
var v=l===y}else var v=!0}}}}}}else return S.errors=[{instancePath:_,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return S.errors=T,y===0}S.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1},b.v1=L;let le={type:"object",additionalProperties:!1,properties:{uploads:{type:"string",maxLength:1e3},upload_collection:{
type:"string"},environment:{$ref:"standin://control/schemas#/$defs/EnvironmentName"}},$id:"standin://control/query/showOverview"},ae=pe().default;function O(n,{
instancePath:_="",parentData:U,parentDataProperty:W,rootData:x=n,dynamicAnchors:q={}}={}){let T=null,y=0,g=O.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&
(g.items=void 0),typeof n!="string"){let v=typeof n,f;if(f===void 0)if(v=="number"||v=="boolean")f=""+n;else if(n===null)f="";else return O.errors=[{instancePath:_,
schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(n=f,U!==void 0&&(U[W]=f))}return y===0&&typeof n=="string"&&!V.test(n)?(O.errors=[{instancePath:_,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"}}],!1):(O.errors=T,y===0)}O.evaluated={dynamicProps:!1,dynamicItems:!1};function L(n,{
instancePath:_="",parentData:U,parentDataProperty:W,rootData:x=n,dynamicAnchors:q={}}={}){let T=null,y=0,g=L.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&
(g.items=void 0),y===0)if(n&&typeof n=="object"&&!Array.isArray(n)){let f=y;for(let l in n)if(!(l==="uploads"||l==="upload_collection"||l==="environment")){return L.
errors=[{instancePath:_,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(f===y){if(n.uploads!==void 0){
let l=n.uploads,C=y;if(typeof l!="string"){let M=typeof l,E;if(E===void 0)if(M=="number"||M=="boolean")E=""+l;else if(l===null)E="";else return L.errors=[{instancePath:_+
"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"string"}}],!1;E!==void 0&&(l=E,n!==void 0&&(n.uploads=E))}if(y===C&&typeof l=="st\
ring"&&ae(l)>1e3)return L.errors=[{instancePath:_+"/uploads",schemaPath:"#/properties/uploads/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;var v=C===y}else
var v=!0;if(v){if(n.upload_collection!==void 0){let l=n.upload_collection,C=y;if(typeof l!="string"){let E=typeof l,P;if(P===void 0)if(E=="number"||E=="boolean")
P=""+l;else if(l===null)P="";else return L.errors=[{instancePath:_+"/upload_collection",schemaPath:"#/properties/upload_collection/type",keyword:"type",params:{
type:"string"}}],!1;P!==void 0&&(l=P,n!==void 0&&(n.upload_collection=P))}var v=C===y}else var v=!0;if(v)if(n.environment!==void 0){let l=y;O(n.environment,{instancePath:_+
"/environment",parentData:n,parentDataProperty:"environment",rootData:x,dynamicAnchors:q})||(T=ne(T,O),y=T.length);var v=l===y}else var v=!0}}}else return L.errors=
[{instancePath:_,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=T,y===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(n,_){
let U=_.errors;if(_.errors=null,n===null)return U;for(let W of U)n.push(W);return n}return{listJournal:b.v0,showOverview:b.v1}})();export{Ee as bodies,Ie as queries};
export const expectations = {
 "CallWait": {
  "words": {
   "": "an object",
   "/webhook_id": "text",
   "/entity_type": "one of item, item_type, upload, build_trigger, environment, maintenance_mode, sso_user, cda_cache_tags",
   "/event_type": "one of create, update, delete, publish, unpublish, promote, deploy_started, deploy_succeeded, deploy_failed, change, invalidate",
   "/timeout_ms": "a number of milliseconds up to 30000"
  },
  "members": {
   "": [
    "webhook_id",
    "entity_type",
    "event_type",
    "timeout_ms"
   ]
  }
 },
 "ClockAdvance": {
  "words": {
   "": "an object",
   "/advance": "a time such as \"90s\", \"2m\" or \"1h\""
  },
  "members": {
   "": [
    "advance"
   ]
  }
 },
 "FaultSpec": {
  "words": {
   "": "an object",
   "/operation": "one of *, updateUpload, getUpload, deleteUpload, createUpload, listUploads, getSite, listEnvironments, bulkTagUploads, bulkSetUploadCollection, bulkDestroyUploads, listUploadReferences, listUploadTracks, createUploadTrack, listUploadTags, createUploadTag, listUploadSmartTags, getUploadFilter, updateUploadFilter, deleteUploadFilter, createUploadFilter, listUploadFilters, createUploadRequest, updateWebhook, getWebhook, deleteWebhook, createWebhook, listWebhooks, listWebhookCalls, getWebhookCall, resendWebhookCall, getUploadCollection, updateUploadCollection, deleteUploadCollection, createUploadCollection, listUploadCollections, reorderUploadCollections, getJobResult",
   "/method": "one of PUT, GET, DELETE, POST",
   "/path": "a path, in which `*` and `**` stand for anything, such as \"/assets/**\"",
   "/after": "a number from 0",
   "/probability": "a number above 0, up to 1",
   "/times": "a number from 1",
   "/code": "one of INVALID_JSON_BODY, MALFORMED_REQUEST, INVALID_AUTHORIZATION_HEADER, INSUFFICIENT_PERMISSIONS, NOT_FOUND, JOB_PENDING, FOREIGN_REQUEST, INVALID_ENDPOINT, METHOD_NOT_ALLOWED, PAYLOAD_TOO_LARGE, URL_TOO_LONG, INVALID_CONTENT_TYPE_HEADER, EXPECTATION_FAILED, INVALID_FORMAT, INVALID_FIELD, INVALID_ENTITY_ID, INVALID_TYPE, INVALID_ENVIRONMENT, INVALID_API_VERSION, INVALID_PREFERENCE, NOT_A_VIDEO, TOO_MANY_OPERATIONS, UPLOAD_IS_CURRENTLY_IN_USE, CONCURRENT_UPLOAD_UPDATE, RATE_LIMIT_EXCEEDED, HEADERS_TOO_LARGE, INTERNAL_ERROR, CONTRACT_BREACH, SERVICE_UNAVAILABLE, INSUFFICIENT_STORAGE",
   "/status": "a status from 200 to 599",
   "/body": "JSON",
   "/content_type": "a media type such as \"text/html\"",
   "/delay_ms": "a number of milliseconds",
   "/bandwidth": "a number of bytes from 1",
   "/disconnect": "true or false",
   "/truncate": "true or false",
   "/field": "the name of a field, such as \"author\", or a pointer to a part of it",
   "/headers": "header names with texts of printable ASCII characters",
   "/id": "text"
  },
  "members": {
   "": [
    "operation",
    "method",
    "path",
    "after",
    "probability",
    "times",
    "code",
    "status",
    "body",
    "content_type",
    "delay_ms",
    "bandwidth",
    "disconnect",
    "truncate",
    "field",
    "headers",
    "id"
   ]
  }
 },
 "JobRelease": {
  "words": {
   "": "an object",
   "/release": "the identifier of a job"
  },
  "members": {
   "": [
    "release"
   ]
  }
 },
 "JobScript": {
  "words": {
   "": "an object",
   "/ends": "\"due\", \"released\", \"never\" or {\"after_polls\": N}",
   "/time": "a time such as \"90s\", \"2m\" or \"1h\"",
   "/fail": "an object",
   "/fail/status": "a status from 400 to 599",
   "/fail/body": "JSON"
  },
  "members": {
   "": [
    "ends",
    "time",
    "fail"
   ],
   "/fail": [
    "status",
    "body"
   ]
  }
 },
 "LatencySetting": {
  "words": {
   "": "an object",
   "/latency": "milliseconds such as 200, or a range such as \"100-300\""
  },
  "members": {
   "": [
    "latency"
   ]
  }
 },
 "RaisedEvent": {
  "words": {
   "": "an object",
   "/entity_type": "one of item, item_type, upload, build_trigger, environment, maintenance_mode, sso_user, cda_cache_tags",
   "/event_type": "one of create, update, delete, publish, unpublish, promote, deploy_started, deploy_succeeded, deploy_failed, change, invalidate",
   "/entity": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/entity/attributes": "an object",
   "/entity/relationships": "an object",
   "/previous_entity": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/previous_entity/attributes": "an object",
   "/previous_entity/relationships": "an object",
   "/related_entities": "an array of JSON:API resources",
   "/related_entities/*": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/related_entities/*/attributes": "an object",
   "/related_entities/*/relationships": "an object"
  },
  "members": {
   "": [
    "entity_type",
    "event_type",
    "entity",
    "previous_entity",
    "related_entities"
   ]
  }
 },
 "ReceiverScript": {
  "words": {
   "": "an object",
   "/answers": "an array of statuses from 200 to 599, such as [500,500,200], of {\"status\":500,\"delay_ms\":3000}, or of {\"failure\":\"timeout\"}"
  },
  "members": {
   "": [
    "answers"
   ]
  }
 },
 "ResetRequest": {
  "words": {
   "": "an object",
   "/all": "true or false"
  },
  "members": {
   "": [
    "all"
   ]
  }
 },
 "listJournal": {
  "words": {
   "": "an object",
   "/operation": "one of updateUpload, getUpload, deleteUpload, createUpload, listUploads, getSite, listEnvironments, bulkTagUploads, bulkSetUploadCollection, bulkDestroyUploads, listUploadReferences, listUploadTracks, createUploadTrack, listUploadTags, createUploadTag, listUploadSmartTags, getUploadFilter, updateUploadFilter, deleteUploadFilter, createUploadFilter, listUploadFilters, createUploadRequest, updateWebhook, getWebhook, deleteWebhook, createWebhook, listWebhooks, listWebhookCalls, getWebhookCall, resendWebhookCall, getUploadCollection, updateUploadCollection, deleteUploadCollection, createUploadCollection, listUploadCollections, reorderUploadCollections, getJobResult",
   "/method": "text",
   "/status": "a number",
   "/entity": "text",
   "/limit": "a number",
   "/environment": "text"
  },
  "members": {
   "": [
    "operation",
    "method",
    "status",
    "entity",
    "limit",
    "environment"
   ]
  }
 },
 "showOverview": {
  "words": {
   "": "an object",
   "/uploads": "words of at most 1000 characters in all",
   "/upload_collection": "text",
   "/environment": "text"
  },
  "members": {
   "": [
    "uploads",
    "upload_collection",
    "environment"
   ]
  }
 }
};
